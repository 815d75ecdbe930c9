import { comparableNoise, type NoiseComparison } from '../../../domain/ventilation/noise/sound.ts'
import type { Text, TextKey } from '../../i18n/text.ts'

const noiseComparisonNames: Record<NoiseComparison, TextKey> = {
  leaves: 'noise.leaves',
  whisper: 'noise.whisper',
  fridge: 'noise.fridge',
  rain: 'noise.rain',
  talk: 'noise.talk',
  street: 'noise.street',
}

/** Everyday sound of a level in dB(A); a dash where there is none. */
export function soundsLike(level: number, text: Text): string {
  const comparison = comparableNoise(level)
  return comparison ? text(noiseComparisonNames[comparison]) : '–'
}

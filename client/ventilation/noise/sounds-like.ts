import type { NoiseComparison } from '../../../domain/ventilation/noise/sound.ts'
import type { TextKey } from '../../i18n/text.ts'

export const noiseComparisonNames: Record<NoiseComparison, TextKey> = {
  leaves: 'noise.leaves',
  whisper: 'noise.whisper',
  fridge: 'noise.fridge',
  rain: 'noise.rain',
  talk: 'noise.talk',
  street: 'noise.street',
}

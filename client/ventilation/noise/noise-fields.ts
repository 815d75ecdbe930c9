import {
  distanceLimits,
  levelLimits,
  type NoiseInput,
  unitLimits,
} from '../../../domain/ventilation/noise/noise-input.ts'
import type { Placement } from '../../../domain/ventilation/noise/sound.ts'
import type { TextKey } from '../../i18n/text.ts'
import { type CalculatorField, optionsOf } from '../calculators/calculator-fields.tsx'

const basisNames: Record<NoiseInput['basis'], TextKey> = {
  pressure: 'calculator.noise.pressure',
  power: 'calculator.noise.power',
}

const placementNames: Record<Placement, TextKey> = {
  wall: 'calculator.noise.wall',
  free: 'calculator.noise.free',
  edge: 'calculator.noise.edge',
  corner: 'calculator.noise.corner',
}

/** Sound pressure needs its measuring distance, sound power the kind of mounting. */
export function noiseFields(basis: NoiseInput['basis']): CalculatorField[] {
  return [
    { name: 'basis', label: 'calculator.noise.basis', options: optionsOf(basisNames) },
    { name: 'level', label: 'calculator.noise.level', limits: levelLimits, unit: 'dB(A)' },
    basis === 'pressure'
      ? { name: 'from', label: 'calculator.noise.from', limits: distanceLimits, unit: 'm' }
      : { name: 'place', label: 'calculator.noise.place', options: optionsOf(placementNames) },
    { name: 'distance', label: 'calculator.noise.distance', limits: distanceLimits, unit: 'm' },
    { name: 'units', label: 'calculator.noise.units', limits: unitLimits },
  ]
}

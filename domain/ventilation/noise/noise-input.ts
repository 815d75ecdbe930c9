import { amountWithin, choiceOf, type Limits } from '../field-value.ts'
import { queryOfInvalidInputs, type InvalidInputs, invalidInputsOf } from '../invalid-inputs.ts'
import { atDistance, type Placement, soundPressure } from './sound.ts'

/** Data sheet figure: sound pressure at a distance, or sound power. */
export const noiseBases = ['pressure', 'power'] as const
export const placements = ['wall', 'free', 'edge', 'corner'] as const satisfies readonly Placement[]

export interface NoiseInput {
  /** dB(A) */
  level: number
  basis: (typeof noiseBases)[number]
  /** Measuring distance in m. */
  from: number
  /** Listening distance in m. */
  distance: number
  place: Placement
  /** Number of equal fans. */
  units: number
  refused?: InvalidInputs
}

export const levelLimits: Limits = { min: 10, max: 110, decimals: 1 }
export const distanceLimits: Limits = { min: 0.5, max: 100, decimals: 1 }
export const unitLimits: Limits = { min: 1, max: 50, decimals: 0 }

const limits = {
  level: levelLimits,
  from: distanceLimits,
  distance: distanceLimits,
  units: unitLimits,
}

const example = { level: 35, from: 3, distance: 2, units: 1 } as const

/** Parses the input of the calculator; missing or invalid values are those of the example. */
export function noiseInputOf(query: URLSearchParams): NoiseInput {
  return {
    level: amountWithin(query.get('level'), levelLimits) ?? example.level,
    basis: choiceOf(noiseBases, query.get('basis')),
    from: amountWithin(query.get('from'), distanceLimits) ?? example.from,
    distance: amountWithin(query.get('distance'), distanceLimits) ?? example.distance,
    place: choiceOf(placements, query.get('place')),
    units: amountWithin(query.get('units'), unitLimits) ?? example.units,
    ...invalidInputsOf(query, limits),
  }
}

/** Canonical query, without defaults. */
export function queryOfNoise(input: NoiseInput): [string, string][] {
  const usual: NoiseInput = { ...example, basis: noiseBases[0], place: placements[0] }
  const names = ['level', 'basis', 'from', 'distance', 'place', 'units'] as const
  const changed = names.filter((name) => input[name] !== usual[name])
  return [
    ...changed.map((name): [string, string] => [name, String(input[name])]),
    ...queryOfInvalidInputs(input.refused),
  ]
}

/** Level in dB(A) at the listener, of all units together; never below silence. */
export function noiseAt({ level, basis, from, distance, place, units }: NoiseInput): number {
  const one =
    basis === 'power' ? soundPressure(level, distance, place) : atDistance(level, from, distance)
  return Math.max(0, one + 10 * Math.log10(units))
}

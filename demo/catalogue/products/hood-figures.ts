import { hoodClass, hoodEnergy, type HoodMeasures } from './hood-energy.ts'
import { round } from './figures.ts'

/** Target energy efficiency indices by class, away from its limits. */
const indices: Record<string, readonly [number, number]> = {
  'a-plus': [40, 42],
  a: [48, 52],
  b: [58, 67],
  c: [73, 82],
}

/**
 * Above this flow a hood must return to a lower setting automatically (Reg. (EU) 66/2014 Annex I
 * 1.3.2).
 */
const lastingFlow = 650

interface HoodSeries {
  maxFlow: number
  /** At the highest setting of normal use, in dB(A). */
  soundPower: number
  hasBoost: boolean
  meantFor: string
  share: (code: string) => number
}

/**
 * Consistent figures of a range hood: air power and efficiency give the motor's input; by the fan
 * laws power scales with the cube of the flow and sound with 50 lg.
 */
export function hoodFigures({ maxFlow, soundPower, hasBoost, meantFor, share }: HoodSeries) {
  const boosts = hasBoost || maxFlow > lastingFlow
  const normal = boosts ? round(Math.min(lastingFlow, maxFlow * 0.8), 5) : maxFlow
  const least = round(normal * (0.4 + 0.1 * share('q_min')), 5)
  const [low, high] = indices[meantFor] ?? [58, 67]
  const best = { flow: normal * 0.6, pressure: 230 + 90 * share('hood_pressure') }
  const lampPower = round(3 + 4 * share('lamp'), 0.5)
  const power = powerOf(low + (high - low) * share('fde'), best, lampPower)
  const energy = hoodEnergy({ ...best, power, lampPower })
  const louder = (flow: number) => soundPower + 50 * Math.log10(flow / normal)
  return {
    class: hoodClass(energy.index).toLowerCase().replaceAll('+', '-plus'),
    numbers: {
      q_min: least,
      q_normal: normal,
      lwa_min: louder(least),
      ...(boosts && { lwa_boost: louder(maxFlow) }),
      p_el: (power / 0.92) * (maxFlow / normal) ** 3 + lampPower,
      aec: energy.consumption,
      fde: energy.fluidEfficiency,
      light_eff: 22 + 50 * share('light_eff'),
      gfe: 68 + 24 * share('gfe'),
      p_off: round(0.4 * share('p_off'), 0.1),
      p_standby: 0.3 + 0.2 * share('p_standby'),
    },
  }
}

/**
 * The motor input closest to an index, which is discontinuous because of the rounded time factor.
 */
function powerOf(index: number, best: Pick<HoodMeasures, 'flow' | 'pressure'>, lampPower: number): number {
  const air = (best.flow * best.pressure) / 3600
  const inputs = Array.from({ length: 160 }, (_, step) => air / (0.48 - step * 0.0025))
  const offOf = (power: number) => Math.abs(hoodEnergy({ ...best, power, lampPower }).index - index)
  return inputs.reduce((nearest, power) => (offOf(power) < offOf(nearest) ? power : nearest))
}

import {
  meetsOperatingPoint,
  operatingPoint,
  type OperatingPoint,
} from '../fans/operating-point.ts'
import { soundPressure } from '../noise/sound.ts'
import type { DwellingPlan } from './make-plan.ts'
import { noiseAtPillow, powerOfLevel, unitDistance } from './noise-at-pillow.ts'
import type { UnitCandidate } from './unit-candidate.ts'

export interface RatedUnit {
  unit: UnitCandidate
  /** The same criterion as the listing's filter: the flow at its pressure. */
  reaches: boolean
  /** Operating point in these ducts at full speed. */
  running: OperatingPoint
  /** Fraction of full speed for the continuous flow; 1 at most. */
  speed: number
  /** Continuous power in W; null if not stated. */
  power: number | null
  /**
   * Continuous level in dB(A), in its own room at 3 m and at the ear below a valve; null if not
   * stated.
   */
  noise: { unit: number; ear: number } | null
}

/** Rates a unit in the ducts of a plan, by its curve and the affinity laws (domain part 2.1). */
export function rateUnit(
  unit: UnitCandidate,
  { duty, daily, layout }: Pick<DwellingPlan, 'duty' | 'daily' | 'layout'>,
): RatedUnit {
  const running = operatingPoint(unit.points, duty) ?? { flow: 0, pressure: 0 }
  const speed = running.flow > 0 ? Math.min(1, daily.flow / running.flow) : 1
  const full = unit.soundPower ?? (unit.sound === null ? null : powerOfLevel(unit.sound))
  const sound = full === null ? null : full + 50 * Math.log10(speed)
  const stream = layout.pressure.supply > 0 ? 'supply' : 'extract'
  const valves = layout.lines
    .filter((line) => line.part === 'branch' && line.stream === stream)
    .reduce((sum, { pipes }) => sum + pipes, 0)
  return {
    unit,
    reaches: meetsOperatingPoint(unit.points, duty),
    running,
    speed,
    power: unit.power === null ? null : unit.power * speed ** 3,
    noise:
      sound === null
        ? null
        : {
            unit: Math.max(0, soundPressure(sound, unitDistance, 'wall')),
            ear: noiseAtPillow(sound, { main: layout.main, valves }),
          },
  }
}

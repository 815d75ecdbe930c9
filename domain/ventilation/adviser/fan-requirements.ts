import type { Locale } from '../../locale.ts'
import { type DuctInput, ductDiameters } from '../duct/duct-input.ts'
import { smallestDiameter } from '../duct/duct-flow.ts'
import { ductRun } from '../duct/duct-run.ts'
import { airPlan } from '../rooms/air-plan.ts'
import type { RoomNorm } from '../rooms/room-norm.ts'
import { type AdviserAnswers, exhaustRouteOf } from './answers.ts'

/** Requirements of the answers. */
export interface FanRequirements {
  /** Figures of the country's standard; null if it has none for the room. */
  norm: RoomNorm | null
  /** Required flow in m³/h: by the standard, else the minimum of usual air changes. */
  least: number
  /** Comfortable flow in m³/h: the middle of usual air changes. */
  comfort: number
  /** Duct diameter in mm: the existing opening, else the one that suits the flow. */
  diameter: number
  /** The duct run, as input of the pressure loss calculator. */
  line: DuctInput
  /** Its pressure loss in whole Pa at the required flow. */
  pressure: number
}

/** Usual height of bathrooms and kitchens in m. */
const height = 2.5

/** Typical runs of a straight hole, a shaft and a duct over the roof (domain part 2.3). */
const lines = {
  wall: { length: 0.5, bends: 0, grilles: 1, dampers: 0 },
  // The pane is thin, and the louvre belongs to the fan.
  window: { length: 0, bends: 0, grilles: 0, dampers: 0 },
  shaft: { length: 4, bends: 2, grilles: 1, dampers: 1 },
  duct: { length: 8, bends: 3, grilles: 1, dampers: 0 },
} as const satisfies Record<AdviserAnswers['exit'], object>

/** Usual fan sizes for each duct run, in mm. */
const usualDiameters = {
  wall: [100, 125, 150],
  window: [150],
  shaft: [80, 100, 125, 150, 160],
  duct: [100, 125, 160, 200],
} as const satisfies Record<AdviserAnswers['exit'], readonly number[]>

/** Planned velocity of a new duct or hole in m/s. */
const plannedSpeed = 3

/** Requirements of a fan at the place of the answers. */
export function fanRequirements(answers: AdviserAnswers, locale: Locale): FanRequirements {
  const room = { kind: answers.room, area: Number(answers.area), height }
  const [plan] = airPlan(
    { rooms: [room], way: exhaustRouteOf(answers), opening: null, noise: null, dwelling: null },
    locale,
  ).rooms
  if (!plan) throw new RangeError('A plan has a room')
  const { norm, least } = plan
  const diameter = diameterOf(answers, least)
  const line = lineOf(answers.exit, diameter, least)
  const pressure = Math.ceil(pressureOf(line, least))
  return { norm, least, comfort: plan.need, diameter, line, pressure }
}

/**
 * The requirements along another run: that of a fan for which the opening is made larger, or of one
 * in the wall instead of a pane.
 */
export function requirementsAlong(
  need: FanRequirements,
  exit: AdviserAnswers['exit'],
  diameter: number,
): FanRequirements {
  const line = lineOf(exit, diameter, need.least)
  return { ...need, line, pressure: Math.ceil(pressureOf(line, need.least)) }
}

/** Pressure loss of a run in Pa at a flow in m³/h. */
export function pressureOf(line: DuctInput, flow: number): number {
  return ductRun({ ...line, flow }).total
}

function diameterOf({ opening, exit }: AdviserAnswers, least: number): number {
  // A pane is cut for the fan.
  if (opening !== 'new' && exit !== 'window') return Number(opening)
  const slow = smallestDiameter(least, plannedSpeed)
  const sizes: readonly number[] = usualDiameters[exit]
  return sizes.find((size) => size >= slow) ?? sizes.at(-1) ?? 100
}

function lineOf(exit: AdviserAnswers['exit'], diameter: number, flow: number): DuctInput {
  const { length, bends, grilles, dampers } = lines[exit]
  return {
    flow,
    diameter: ductDiameters.find((each) => each >= diameter) ?? null,
    use: 'home',
    kind: exit === 'wall' ? 'plastic' : 'spiral',
    length,
    parts: { bends, valves: 0, grilles, filters: 0, dampers },
  }
}

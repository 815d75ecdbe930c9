import type { Locale } from '../../locale.ts'
import { type DuctInput, ductDiameters } from '../duct/duct-input.ts'
import { smallestDiameter } from '../duct/duct-flow.ts'
import { ductRun } from '../duct/duct-run.ts'
import { airPlan, leastOf, type RoomNorm } from '../rooms/air-plan.ts'
import { type AdviserAnswers, wayOf } from './answers.ts'

/** What the answers ask of a fan. */
export interface FanNeed {
  /** Figures of the standard of the country; null where it names none for the room. */
  norm: RoomNorm | null
  /** m³/h that the fan has to move: what the standard asks for, else the fewest usual air changes. */
  least: number
  /** m³/h at which the room is soon dry and fresh: the middle of the usual air changes. */
  comfort: number
  /** mm of the way out: the opening that is there, else the one that suits the flow. */
  diameter: number
  /** The way out, as the calculator of pressure losses takes it. */
  line: DuctInput
  /** Whole Pa that this way takes at the least flow. */
  pressure: number
}

/** m of height that bathrooms and kitchens usually have. */
const height = 2.5

/** What a straight hole, a shaft and a duct over the roof usually consist of (domain part 2.3). */
const lines = {
  wall: { length: 0.5, bends: 0, grilles: 1, dampers: 0 },
  // The pane is thin, and the louvre belongs to the fan.
  window: { length: 0, bends: 0, grilles: 0, dampers: 0 },
  shaft: { length: 4, bends: 2, grilles: 1, dampers: 1 },
  duct: { length: 8, bends: 3, grilles: 1, dampers: 0 },
} as const satisfies Record<AdviserAnswers['exit'], object>

/** Sizes that fans for each way out usually come in, in mm. */
const usualDiameters = {
  wall: [100, 125, 150],
  window: [150],
  shaft: [80, 100, 125, 150, 160],
  duct: [100, 125, 160, 200],
} as const satisfies Record<AdviserAnswers['exit'], readonly number[]>

/** m/s that a new duct or hole is planned for. */
const plannedSpeed = 3

/** What a fan has to do where the answers say. */
export function fanNeed(answers: AdviserAnswers, locale: Locale): FanNeed {
  const room = { kind: answers.room, area: Number(answers.area), height }
  const [plan] = airPlan({ rooms: [room], way: wayOf(answers), dwelling: null }, locale).rooms
  if (!plan) throw new RangeError('A plan has a room')
  const { norm, range } = plan
  const least = Math.min(plan.need, norm === null ? roundUp(range.from) : leastOf(norm))
  const diameter = diameterOf(answers, least)
  const line = lineOf(answers.exit, diameter, least)
  const pressure = Math.ceil(pressureOf(line, least))
  return { norm, least, comfort: plan.need, diameter, line, pressure }
}

/** Pa that a line takes at a flow in m³/h. */
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

const roundUp = (flow: number) => Math.ceil(flow / 5) * 5

import { monotoneCurve } from '../fans/monotone-curve.ts'
import type { AdviserAnswers } from './answers.ts'
import type { FanCandidate } from './fan-candidate.ts'
import { type FanRequirements, pressureOf, requirementsAlong } from './fan-requirements.ts'

/** A stated limit that a fan misses, and by how much. */
export type Compromise =
  | { limit: 'flow'; reached: number; required: number }
  | { limit: 'noise'; level: number; required: number }
  /** Lacks the control; a separate module provides it. */
  | { limit: 'switching'; required: Exclude<AdviserAnswers['switching'], 'light'> }
  /** `smaller`: needs a reducer; `larger`: needs a larger opening. */
  | { limit: 'diameter'; diameter: number; opening: number; side: 'smaller' | 'larger' }
  /** No window fan. */
  | { limit: 'exit' }

export interface RatedFan {
  fan: FanCandidate
  /** Its flow through the duct in m³/h. */
  flow: number
  compromises: Compromise[]
  /** Distance from the requirements; 0 for a fit. */
  distance: number
}

/** Controls that meet each wish. */
export const controlCodes = {
  timer: 'run',
  humidity: 'hygro',
  motion: 'pir',
} as const satisfies Record<Exclude<AdviserAnswers['switching'], 'light'>, string>

/** Categories of small fans, of window fans, and of duct fans. */
const small = /^A1(?:\.[123])?$/
const inPane = /^A1\.5$/
const inDuct = /^A2(?:\.[123])?$/

/**
 * Rates a fan for these answers. Null if it must not be offered: made for another place, not
 * approved for the zone, or of another voltage.
 */
export function rateFan(
  fan: FanCandidate,
  answers: AdviserAnswers,
  need: FanRequirements,
): RatedFan | null {
  if (!isMadeFor(fan, answers) || !isAllowedIn(fan, answers)) return null
  // Without a stated level it cannot count as quiet; 12 V needs a transformer.
  if (fan.sound === null || fan.diameter === null || !fan.volts.includes('230')) return null
  const own = requirementsOf(fan, answers, need)
  const compromises: Compromise[] = []
  const add = (compromise: Compromise | null) => compromise && compromises.push(compromise)
  add(flowOf(fan, own))
  add(noiseOf(fan.sound, answers))
  add(switchingOf(fan, answers))
  if (isForWall(fan, answers)) add({ limit: 'exit' })
  else add(diameterOf(fan.diameter, answers, need))
  const distance = compromises.reduce((sum, each) => sum + weigh(each), 0)
  return { fan, flow: flowThrough(fan, own), compromises, distance }
}

/** Whether it goes into a hole of its own in the wall, because it is no window fan. */
export function isForWall({ categoryId }: FanCandidate, { exit }: AdviserAnswers): boolean {
  return exit === 'window' && !inPane.test(categoryId)
}

/** The requirements with the fan in its place: a larger one gets a larger opening and duct. */
function requirementsOf(
  fan: FanCandidate,
  answers: AdviserAnswers,
  need: FanRequirements,
): FanRequirements {
  const { diameter } = fan
  const isInWall = isForWall(fan, answers)
  const isLarger = answers.exit !== 'window' && diameter !== null && diameter > need.diameter
  if (diameter === null || !(isInWall || isLarger)) return need
  const known = otherRuns.get(need) ?? new Map<number, FanRequirements>()
  otherRuns.set(need, known)
  const key = isInWall ? -diameter : diameter
  const found =
    known.get(key) ?? requirementsAlong(need, isInWall ? 'wall' : answers.exit, diameter)
  known.set(key, found)
  return found
}

/** Memoised like flows; those in the wall by the negative diameter. */
const otherRuns = new WeakMap<FanRequirements, Map<number, FanRequirements>>()

/** Whether it is mounted outside of the room, beyond all zones. */
export function isOutOfRoom({ categoryId }: FanCandidate): boolean {
  return inDuct.test(categoryId)
}

/** Operating point: flow in m³/h where fan curve and system curve meet. */
export function flowThrough({ points }: FanCandidate, { line }: FanRequirements): number {
  const flows = knownFlows.get(points) ?? new Map<string, number>()
  knownFlows.set(points, flows)
  const key = `${line.length}:${line.diameter}`
  const known = flows.get(key)
  if (known !== undefined) return known
  const curve = curveOf(points)
  let [low, high] = [0, points.at(-1)?.[0] ?? 0]
  // Bisection: the resistance rises with the flow while the fan's pressure falls.
  while (high - low > 0.1) {
    const flow = (low + high) / 2
    if (curve(flow) >= pressureOf(line, flow)) low = flow
    else high = flow
  }
  flows.set(key, low)
  return low
}

/** Memoised, because fans are compared repeatedly. */
const knownFlows = new WeakMap<FanCandidate['points'], Map<string, number>>()

/** The same criterion as the listing's filter: the required flow at its pressure. */
function isMet({ points }: FanCandidate, { least, pressure }: FanRequirements): boolean {
  return least <= (points.at(-1)?.[0] ?? 0) && curveOf(points)(least) >= pressure
}

const curves = new WeakMap<FanCandidate['points'], (flow: number) => number>()

function curveOf(points: FanCandidate['points']): (flow: number) => number {
  const known = curves.get(points)
  if (known) return known
  const curve = monotoneCurve(points)
  curves.set(points, curve)
  return curve
}

function isMadeFor({ categoryId }: FanCandidate, { exit }: AdviserAnswers): boolean {
  if (exit === 'duct') return inDuct.test(categoryId)
  return small.test(categoryId) || (exit === 'window' && inPane.test(categoryId))
}

/** Zones 1 and 2 need an approval and IPX4 at least. */
function isAllowedIn(fan: FanCandidate, { zone }: AdviserAnswers): boolean {
  if (zone === 'outside' || isOutOfRoom(fan)) return true
  const isSplashProof = Number(fan.protection?.at(-1)) >= 4
  const covered = zone === '1' ? ['1'] : ['1', '2']
  return isSplashProof && fan.zones.some((each) => covered.includes(each))
}

function flowOf(fan: FanCandidate, need: FanRequirements): Compromise | null {
  if (isMet(fan, need)) return null
  const reached = Math.min(Math.floor(flowThrough(fan, need)), need.least - 1)
  return { limit: 'flow', reached, required: need.least }
}

function noiseOf(level: number, { noise }: AdviserAnswers): Compromise | null {
  const limit = noise === 'any' ? Number.POSITIVE_INFINITY : Number(noise)
  return level > limit ? { limit: 'noise', level, required: limit } : null
}

function switchingOf({ controls }: FanCandidate, { switching }: AdviserAnswers): Compromise | null {
  if (switching === 'light' || controls.includes(controlCodes[switching])) return null
  return { limit: 'switching', required: switching }
}

function diameterOf(
  own: number,
  { opening, exit }: AdviserAnswers,
  need: FanRequirements,
): Compromise | null {
  // A pane is cut for the fan.
  if (opening === 'new' && exit === 'window') return null
  const requiredDiameter = opening === 'new' ? need.diameter : Number(opening)
  if (own === requiredDiameter) return null
  return {
    limit: 'diameter',
    diameter: own,
    opening: requiredDiameter,
    side: own < requiredDiameter ? 'smaller' : 'larger',
  }
}

/** Weight of each compromise. */
function weigh(compromise: Compromise): number {
  switch (compromise.limit) {
    case 'flow':
      return 0.2 + 3 * (1 - compromise.reached / compromise.required)
    case 'noise':
      return 0.05 + (compromise.level - compromise.required) / 10
    case 'switching':
      return compromise.required === 'motion' ? 0.4 : 0.2
    case 'diameter':
      return compromise.side === 'smaller' && hasParts(compromise.diameter) ? 0.15 : 0.6
    case 'exit':
      return 1
  }
}

/** Sizes of fans without pipes, grilles or reducers: they only fit an opening of their own. */
const withoutParts = new Set([120])

function hasParts(diameter: number): boolean {
  return !withoutParts.has(diameter)
}

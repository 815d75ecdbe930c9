import type { RoomKind } from '../rooms/air-demand.ts'
import type { Way } from '../rooms/air-input.ts'
import { smallestDiameter } from '../duct/duct-flow.ts'
import type { ProductFilter } from './product-filter.ts'

export type FanKind =
  | 'axial'
  | 'radial'
  | 'inline'
  | 'wall'
  | 'hood'
  | 'commercialHood'
  | 'heatRecovery'

/** How the air leaves a room, and optional limits of its fan: mm and dB(A) at 3 m. */
export interface FanPlace {
  way: Way
  opening: number | null
  noise: number | null
}

/** A fan type for a flow in m³/h. */
export interface FanChoice {
  fan: FanKind
  flow: number
  /** mm; empty if the fan is not chosen by its diameter. */
  diameters: number[]
  /** Maximum level in dB(A) at 3 m; null: any. */
  noise: number | null
}

const standardDiameters = [100, 125, 150, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630]

/** Maximum flow in m³/h of small fans. */
const maxOfSmallAxial = 200
const maxOfSmallRadial = 80
/** Maximum flow in m³/h of a single-room unit. */
const maxOfRoomUnit = 50
/** Maximum flow in m³/h of a household hood. */
const maxOfHood = 900

/** Maximum flow in m³/h of a fan that is not oversized for the target flow. */
const maxFor = (flow: number) => Math.max(120, flow * 3)

/** Pressure loss in Pa of a wall sleeve with its grille or flaps (domain part 2.3). */
const shortWay = 15
/** The same of a duct of up to 10 m with bends. */
const longWay = 40

/** Rooms with a wall fan where the air of a small one is not enough; in others it is too loud. */
const roomsOfWallFans: readonly RoomKind[] = ['cellar', 'garage', 'workshop', 'restaurant']

/** Sound power of a level in dB(A) at 3 m, in the free field. */
const soundPowerOf = (level: number) => level + 20

/**
 * Fan types for a room: a hood for the grease of a kitchen, axial only for a straight run of 2 to 3
 * m, radial or inline for longer ones, and heat recovery for continuously ventilated living rooms
 * (domain part 2.2).
 */
export function fanKindOf(kind: RoomKind, need: number, way: Way): FanKind {
  if (kind === 'living' || kind === 'bedroom') return 'heatRecovery'
  if (kind === 'kitchen') return need <= maxOfHood ? 'hood' : 'commercialHood'
  if (way === 'short' && need <= maxOfSmallAxial) return 'axial'
  if (way === 'short' && roomsOfWallFans.includes(kind)) return 'wall'
  return need <= maxOfSmallRadial ? 'radial' : 'inline'
}

export function chooseFan(kind: RoomKind, flow: number, place: FanPlace): FanChoice {
  const fan = fanKindOf(kind, flow, place.way)
  const usual = fan === 'axial' || fan === 'inline' ? likelyDiameters(flow) : []
  return {
    fan,
    flow,
    diameters: place.opening === null ? usual : [place.opening],
    noise: place.noise,
  }
}

/**
 * Usual fan diameters in mm for a flow in m³/h. A small fan's free flow is not reached through a
 * wall, so the sizes of domain part 2.2 (Ø 100 up to 100 m³/h, Ø 125 up to 200, Ø 150 up to 300)
 * start earlier here; above that the velocity is kept below 7 m/s.
 */
export function likelyDiameters(flow: number): number[] {
  if (flow <= 40) return [100]
  if (flow <= 80) return [100, 125]
  if (flow <= 160) return [100, 125, 150]
  if (flow <= maxOfSmallAxial) return [125, 150]
  const least = smallestDiameter(flow, 7)
  return standardDiameters.filter((diameter) => diameter >= least).slice(0, 3)
}

/** Diameters in mm of fans for a duct: its own, and the next ones by a reducer. */
export function fanDiameters(duct: number): number[] {
  const next = standardDiameters.findIndex((diameter) => diameter >= duct)
  return standardDiameters.slice(Math.max(0, next - 1), next + 3)
}

/** Listing of fans of a choice: each has a variant of the size and level that reaches the flow. */
export function fanFilter({ fan, flow, diameters, noise }: FanChoice): ProductFilter {
  const values = diameters.length > 0 ? { dn: diameters.map(String) } : {}
  const pressureLimit = noise === null ? {} : { lpa: { from: null, to: noise } }
  const powerLimit = noise === null ? {} : { lwa: { from: null, to: soundPowerOf(noise) } }
  const upTo = { q_max: { from: null, to: maxFor(flow) }, ...pressureLimit }
  const from = { q_max: { from: flow, to: maxFor(flow) } }
  const reaching = (pressure: number) => ({ values, ranges: upTo, reaches: { flow, pressure } })
  switch (fan) {
    case 'axial':
      return { category: 'bathFans', ...reaching(shortWay) }
    case 'radial':
      return { category: 'bathFans', ...reaching(longWay) }
    case 'inline':
      return { category: 'ductFans', ...reaching(longWay) }
    case 'wall':
      return { category: 'industrialFans', ...reaching(shortWay) }
    case 'hood':
      return {
        category: 'hoods',
        values,
        // A hood has several speeds; its smallest sizes exceed the need of a small kitchen.
        ranges: { q_max: { from: flow, to: null }, ...powerLimit },
      }
    case 'commercialHood':
      // It has neither fan nor stated diameter.
      return { category: 'commercialHoods', values: {}, ranges: from }
    case 'heatRecovery':
      return flow <= maxOfRoomUnit
        ? { category: 'roomUnits', values, ranges: { ...from, ...pressureLimit } }
        : { category: 'homeUnits', values, ranges: { ...from, ...powerLimit } }
  }
}

/** Listing of fans for a flow in m³/h through a duct. */
export function ductFanFilter(
  flow: number,
  { diameter, total }: { diameter: number; total: number },
): ProductFilter {
  return {
    category: 'ductFans',
    values: { dn: fanDiameters(diameter).map(String) },
    // A high pressure needs larger fans.
    ranges: { q_max: { from: null, to: Math.max(600, flow * 6) } },
    reaches: { flow, pressure: Math.ceil(total) },
  }
}

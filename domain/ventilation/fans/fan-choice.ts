import type { RoomKind } from '../rooms/air-demand.ts'
import type { Way } from '../rooms/air-input.ts'
import { smallestDiameter } from '../duct/duct-flow.ts'
import type { ProductFilter } from './product-filter.ts'

export type FanKind = 'axial' | 'radial' | 'inline' | 'wall' | 'heatRecovery'

const standardDiameters = [100, 125, 150, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630]

/** Maximum flow in m³/h of small fans. */
const maxOfSmallAxial = 200
const maxOfSmallRadial = 80
/** Maximum flow in m³/h of a single-room unit. */
const maxOfRoomUnit = 50

/** Maximum flow in m³/h of a fan that is not oversized for the target flow. */
const maxFor = (flow: number) => Math.max(150, flow * 4)

/** Pressure loss in Pa of a wall sleeve with its grille or flaps (domain part 2.3). */
const shortWay = 15
/** The same of a duct of up to 10 m with bends. */
const longWay = 40

/**
 * Fan types for a room: axial only for a straight run of 2 to 3 m, radial or inline for longer
 * ones, and heat recovery for continuously ventilated living rooms (domain part 2.2).
 */
export function fanKindOf(kind: RoomKind, need: number, way: Way): FanKind {
  if (kind === 'living' || kind === 'bedroom') return 'heatRecovery'
  if (way === 'short') return need <= maxOfSmallAxial ? 'axial' : 'wall'
  return need <= maxOfSmallRadial ? 'radial' : 'inline'
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

/** Listing of fans of a type for a flow in m³/h. */
export function fanFilter(fan: FanKind, need: number, diameters: readonly number[]): ProductFilter {
  const values = diameters.length > 0 ? { dn: diameters.map(String) } : {}
  const ranges = { q_max: { from: null, to: maxFor(need) } }
  switch (fan) {
    case 'axial':
      return { category: 'bathFans', values, ranges, reaches: { flow: need, pressure: shortWay } }
    case 'radial':
      return { category: 'bathFans', values, ranges, reaches: { flow: need, pressure: longWay } }
    case 'inline':
      return { category: 'ductFans', values, ranges, reaches: { flow: need, pressure: longWay } }
    case 'wall':
      return {
        category: 'industrialFans',
        values,
        ranges,
        reaches: { flow: need, pressure: shortWay },
      }
    case 'heatRecovery':
      return {
        category: need <= maxOfRoomUnit ? 'roomUnits' : 'homeUnits',
        values,
        ranges: { q_max: { from: need, to: maxFor(need) } },
      }
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

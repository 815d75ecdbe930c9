import type { RoomKind } from '../rooms/air-demand.ts'
import type { Way } from '../rooms/air-input.ts'
import { smallestDiameter } from '../duct/duct-flow.ts'
import type { ProductFilter } from './product-filter.ts'

export type FanKind = 'axial' | 'radial' | 'inline' | 'wall' | 'heatRecovery'

const standardDiameters = [100, 125, 150, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630]

/** Largest flow in m³/h that small fans are made for. */
const maxOfSmallAxial = 200
const maxOfSmallRadial = 80
/** Largest flow in m³/h of a unit for one room. */
const maxOfRoomUnit = 50

/** Largest flow in m³/h of a fan that is not too large and too loud for the target flow. */
const maxFor = (flow: number) => Math.max(150, flow * 4)

/** Pressure in Pa that a wall sleeve with its grille or flaps takes (domain part 2.3). */
const shortWay = 15
/** The same of a duct of up to 10 m with bends. */
const longWay = 40

/**
 * What kind of fan suits a room: axial only for a straight way of 2 to 3 m, radial or inline for
 * longer ones, and heat recovery where people stay and air is exchanged all day (domain part 2.2).
 */
export function fanKindOf(kind: RoomKind, need: number, way: Way): FanKind {
  if (kind === 'living' || kind === 'bedroom') return 'heatRecovery'
  if (way === 'short') return need <= maxOfSmallAxial ? 'axial' : 'wall'
  return need <= maxOfSmallRadial ? 'radial' : 'inline'
}

/**
 * Diameters in mm that fans for a flow in m³/h usually have. What a small fan moves freely it does not
 * move through a wall, so that the sizes of domain part 2.2 (Ø 100 up to 100 m³/h, Ø 125 up to 200,
 * Ø 150 up to 300) begin earlier here; above that what keeps the air below 7 m/s.
 */
export function likelyDiameters(flow: number): number[] {
  if (flow <= 40) return [100]
  if (flow <= 80) return [100, 125]
  if (flow <= 160) return [100, 125, 150]
  if (flow <= maxOfSmallAxial) return [125, 150]
  const least = smallestDiameter(flow, 7)
  return standardDiameters.filter((diameter) => diameter >= least).slice(0, 3)
}

/** Diameters in mm of fans for a duct: its own, and those next to it by a reducer. */
export function fanDiameters(duct: number): number[] {
  const next = standardDiameters.findIndex((diameter) => diameter >= duct)
  return standardDiameters.slice(Math.max(0, next - 1), next + 3)
}

/** Where in the shop fans of a kind for a flow in m³/h are. */
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

/** Where in the shop fans are that move a flow in m³/h through a duct. */
export function ductFanFilter(
  flow: number,
  { diameter, total }: { diameter: number; total: number },
): ProductFilter {
  return {
    category: 'ductFans',
    values: { dn: fanDiameters(diameter).map(String) },
    // Against much pressure only larger fans will do.
    ranges: { q_max: { from: null, to: Math.max(600, flow * 6) } },
    reaches: { flow, pressure: Math.ceil(total) },
  }
}

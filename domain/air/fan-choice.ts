import type { RoomKind } from './air-demand.ts'
import type { Way } from './air-input.ts'
import { smallestDiameter } from './duct-flow.ts'
import type { Duty } from './operating-point.ts'
import type { GoodsFilter } from './goods-filter.ts'

export type FanKind = 'axial' | 'radial' | 'inline' | 'wall' | 'heatRecovery'

const standardDiameters = [100, 125, 150, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630]

/** Largest flow in m³/h that small fans are made for. */
const mostOfSmallAxial = 250
const mostOfSmallRadial = 80
/** Largest flow in m³/h of a unit for one room. */
const mostOfRoomUnit = 50

/** Pressure in Pa that a duct of up to 10 m with bends is likely to take. */
const longWay = 40

/**
 * What kind of fan suits a room: axial only for a straight way of 2 to 3 m, radial or inline for
 * longer ones, and heat recovery where people stay and air is exchanged all day (domain part 2.2).
 */
export function fanKindOf(kind: RoomKind, need: number, way: Way): FanKind {
  if (kind === 'living' || kind === 'bedroom') return 'heatRecovery'
  if (way === 'short') return need <= mostOfSmallAxial ? 'axial' : 'wall'
  return need <= mostOfSmallRadial ? 'radial' : 'inline'
}

/**
 * Diameters in mm that fans for a flow in m³/h usually have: Ø 100 up to 100 m³/h, Ø 100 or 125 up
 * to 200, Ø 125 or 150 up to 300; above that what keeps the air below 5 m/s (domain part 2.2, 2.3).
 */
export function likelyDiameters(flow: number): number[] {
  if (flow <= 100) return [100]
  if (flow <= 200) return [100, 125]
  if (flow <= 300) return [125, 150]
  const least = smallestDiameter(flow, 5)
  return standardDiameters.filter((diameter) => diameter >= least).slice(0, 2)
}

/**
 * Largest flow and pressure that a fan should have to be sure of a duty. On the curve
 * Δp = p_max·(1 − (q/q_max)²) of domain part 2.1 a fan whose largest flow is 1.25 times the wanted
 * one keeps 36 % of its pressure there.
 */
export function fanLimits({ flow, pressure }: Duty): Duty {
  return { flow: Math.ceil(flow * 1.25), pressure: Math.ceil(pressure / 0.36) }
}

/** Where in the shop fans of a kind for a flow in m³/h are. */
export function fanFilter(fan: FanKind, need: number, diameters: readonly number[]): GoodsFilter {
  const { flow, pressure } = fanLimits({ flow: need, pressure: longWay })
  const values = diameters.length > 0 ? { dn: diameters.map(String) } : {}
  const reserve = { q_max: { from: flow, to: null } }
  switch (fan) {
    case 'axial':
      return { shelf: 'bathFans', values, ranges: reserve }
    case 'radial':
      // It holds its flow against pressure, so that no reserve of flow is needed.
      return {
        shelf: 'bathFans',
        values,
        ranges: { q_max: { from: need, to: null }, dp_max: { from: pressure, to: null } },
      }
    case 'inline':
      return {
        shelf: 'ductFans',
        values,
        ranges: { ...reserve, dp_max: { from: pressure, to: null } },
      }
    case 'wall':
      return { shelf: 'industrialFans', values, ranges: reserve }
    case 'heatRecovery':
      return {
        shelf: need <= mostOfRoomUnit ? 'roomUnits' : 'homeUnits',
        values,
        ranges: { q_max: { from: need, to: null } },
      }
  }
}

/** Where in the shop fans are that move a flow in m³/h through a duct. */
export function ductFanFilter(
  flow: number,
  { diameter, total }: { diameter: number; total: number },
): GoodsFilter {
  const limits = fanLimits({ flow, pressure: total })
  return {
    shelf: 'ductFans',
    values: { dn: [String(diameter)] },
    ranges: {
      q_max: { from: limits.flow, to: null },
      dp_max: { from: limits.pressure, to: null },
    },
  }
}

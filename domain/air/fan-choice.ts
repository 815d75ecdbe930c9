import type { RoomKind } from './air-demand.ts'
import type { Way } from './air-input.ts'
import { smallestDiameter } from './duct-flow.ts'
import type { Duty } from './operating-point.ts'
import type { GoodsFilter } from './goods-filter.ts'

export type FanKind = 'axial' | 'radial' | 'inline' | 'wall' | 'heatRecovery'

const standardDiameters = [100, 125, 150, 160, 200, 250, 315, 355, 400, 450, 500, 560, 630]

/** Largest flow in m³/h that small fans are made for. */
const mostOfSmallAxial = 240
const mostOfSmallRadial = 80
/** Largest flow in m³/h of a unit for one room. */
const mostOfRoomUnit = 50

/** Largest flow in m³/h of a fan that is not too large and too loud for a wanted one. */
const mostFor = (flow: number) => Math.max(150, flow * 4)

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
 * Diameters in mm that fans for a flow in m³/h usually have, a quarter more than it being what they
 * move freely: Ø 100 up to 100 m³/h, Ø 100 to 150 up to 200, Ø 125 or 150 up to 300 (domain part
 * 2.2); above that what keeps the air below 7 m/s.
 */
export function likelyDiameters(flow: number): number[] {
  if (flow <= 80) return [100]
  if (flow <= 160) return [100, 125, 150]
  if (flow <= mostOfSmallAxial) return [125, 150]
  const least = smallestDiameter(flow, 7)
  return standardDiameters.filter((diameter) => diameter >= least).slice(0, 3)
}

/** Diameters in mm of fans for a duct: its own, and those next to it by a reducer. */
export function fanDiameters(duct: number): number[] {
  const next = standardDiameters.findIndex((diameter) => diameter >= duct)
  return standardDiameters.slice(Math.max(0, next - 1), next + 3)
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
  const to = mostFor(need)
  const reserve = { q_max: { from: flow, to } }
  switch (fan) {
    case 'axial':
      return { shelf: 'bathFans', values, ranges: reserve }
    case 'radial':
      // It holds its flow against pressure, so that no reserve of flow is needed.
      return {
        shelf: 'bathFans',
        values,
        ranges: { q_max: { from: need, to }, dp_max: { from: pressure, to: null } },
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
        ranges: { q_max: { from: need, to } },
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
    values: { dn: fanDiameters(diameter).map(String) },
    ranges: {
      // Against much pressure only larger fans will do.
      q_max: { from: limits.flow, to: Math.max(600, flow * 6) },
      dp_max: { from: limits.pressure, to: null },
    },
  }
}

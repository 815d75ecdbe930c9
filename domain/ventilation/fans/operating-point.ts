import { monotoneCurve, type Point } from './monotone-curve.ts'

/** Air flow in m³/h at a pressure in Pa. */
export interface OperatingPoint {
  flow: number
  pressure: number
}

/**
 * Operating point of a fan in a duct with one known design point: Δp = k·q² meets the fan's curve
 * (domain part 2.1). null if the design point has no flow or no pressure. `points`: [m³/h, Pa],
 * ascending in flow, from closed off to free blowing.
 */
export function operatingPoint(
  points: readonly Point[],
  design: OperatingPoint,
): OperatingPoint | null {
  if (!(design.flow > 0) || !(design.pressure > 0)) return null
  const curve = monotoneCurve(points)
  const k = design.pressure / design.flow ** 2
  let low = 0
  let high = points.at(-1)?.[0] ?? 0
  // Bisection: the duct's pressure rises with the flow while the fan's falls.
  for (let step = 0; step < 60; step++) {
    const flow = (low + high) / 2
    if (curve(flow) > k * flow ** 2) low = flow
    else high = flow
  }
  return { flow: low, pressure: k * low ** 2 }
}

/** Whether a fan moves at least this flow against this pressure ("reaches q at Δp"). */
export function meetsOperatingPoint(
  points: readonly Point[],
  { flow, pressure }: OperatingPoint,
): boolean {
  const maxFlow = points.at(-1)?.[0] ?? 0
  return flow <= maxFlow && monotoneCurve(points)(flow) >= pressure
}

/** Specific fan power in W/(m³/s) (EN 16798-3) of a power in W at a flow in m³/h; null at no flow. */
export function specificFanPower(power: number, flow: number): number | null {
  return flow > 0 ? (power / flow) * 3600 : null
}

import { monotoneCurve, type Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { CurvePoint, FanCurve } from '../../../domain/product/product.ts'

/** Points of a curve in m³/h and Pa. */
export function pressurePoints({ points }: FanCurve): Point[] {
  return points.map(({ flow, pressure }) => [flow, pressure])
}

/** Interpolated values of a fan at a flow in m³/h. */
export function fanAt({ points }: FanCurve, flow: number): CurvePoint {
  const read = (value: (point: CurvePoint) => number) =>
    monotoneCurve(points.map((point): Point => [point.flow, value(point)]))(flow)
  const hasSound = points.every(({ soundPressure }) => soundPressure !== null)
  return {
    flow,
    pressure: read(({ pressure }) => pressure),
    power: read(({ power }) => power),
    soundPressure: hasSound ? read(({ soundPressure }) => soundPressure ?? 0) : null,
  }
}

/** Whether a curve can be drawn: two points at least, ascending flows. */
export function isReadable({ points }: FanCurve): boolean {
  return (
    points.length > 1 &&
    points.every(({ flow }, index) => index === 0 || flow > (points[index - 1]?.flow ?? 0))
  )
}

/** Highest flow of a curve in m³/h. */
export const freeFlow = ({ points }: FanCurve) => points.at(-1)?.flow ?? 0

import { monotoneCurve, type Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { type Bits, emptyBits, setBit } from './bits.ts'

/** Distinct fan curves at full speed, [m³/h, Pa] ascending in flow, and their variants. */
export class CurveColumn {
  readonly curves: readonly (readonly Point[])[]
  /** By variant: index of its curve, from 1; 0 if it is no fan. */
  readonly curveOf: Uint16Array

  constructor(curves: readonly (readonly Point[])[], curveOf: Uint16Array) {
    this.curves = curves
    this.curveOf = curveOf
  }

  /** Variants that reach at least this flow at this pressure. */
  reaching(duty: OperatingPoint): Bits {
    const reached = this.curves.map((points) => meetsOperatingPoint(points, duty))
    const bits = emptyBits(this.curveOf.length)
    for (let at = 0; at < this.curveOf.length; at++) {
      if (reached[(this.curveOf[at] ?? 0) - 1]) setBit(bits, at)
    }
    return bits
  }
}

/**
 * Like domain/ventilation/fans/operating-point.ts, without interpolation if the neighbouring points
 * decide: the curve lies between them.
 */
function meetsOperatingPoint(
  points: readonly Point[],
  { flow, pressure }: OperatingPoint,
): boolean {
  const next = points.findIndex(([x]) => x >= flow)
  const right = points[next]
  const left = points[Math.max(0, next - 1)]
  if (!left || !right) return false
  if (left[1] >= pressure && right[1] >= pressure) return true
  if (left[1] < pressure && right[1] < pressure) return false
  return monotoneCurve(points)(flow) >= pressure
}

import { monotoneCurve, type Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import type { OperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { type Bits, noBits, setBit } from './bits.ts'

/** Fan curves at full speed, [m³/h, Pa] ascending in flow: those that occur, and whose they are. */
export class CurveColumn {
  readonly curves: readonly (readonly Point[])[]
  /** By variant: place of its curve, counted from 1; 0 where it is no fan. */
  readonly curveOf: Uint16Array

  constructor(curves: readonly (readonly Point[])[], curveOf: Uint16Array) {
    this.curves = curves
    this.curveOf = curveOf
  }

  /** Variants that move at least this flow against this pressure. */
  reaching(duty: OperatingPoint): Bits {
    const reached = this.curves.map((points) => meetsOperatingPoint(points, duty))
    const bits = noBits(this.curveOf.length)
    for (let at = 0; at < this.curveOf.length; at++) {
      if (reached[(this.curveOf[at] ?? 0) - 1]) setBit(bits, at)
    }
    return bits
  }
}

/**
 * As domain/ventilation/fans/operating-point.ts has it, without interpolating where the points to both sides say
 * enough: the curve lies between them.
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

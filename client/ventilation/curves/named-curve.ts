import type { FanCurve } from '../../../domain/product/product.ts'

/** A curve of a chart: one speed of a fan, or one of several compared fans. */
export interface NamedCurve {
  key: string
  name: string
  /** Index of its line style. */
  tone: number
  curve: FanCurve
}

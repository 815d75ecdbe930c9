import type { FanCurve } from '../../../domain/product/product.ts'

/** A curve in a drawing: a speed of one fan, or one of several fans that are compared. */
export interface NamedCurve {
  key: string
  name: string
  /** Which of the drawing's line styles it has. */
  tone: number
  curve: FanCurve
}

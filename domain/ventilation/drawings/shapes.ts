/**
 * Line types (ISO 128): wide for edges, narrow for dimensions, chain for axes, dashed for hidden
 * edges.
 */
export type Weight = 'edge' | 'thin' | 'axis' | 'hidden'

/** From the left and from the top of the sheet, in its millimetres. */
export type Point = readonly [x: number, y: number]

/** Shapes of a drawing; angles in degrees, clockwise from the right because y is down. */
export type Shape =
  | { kind: 'line'; weight: Weight; points: readonly Point[] }
  | { kind: 'circle'; weight: Weight; centre: Point; radius: number }
  | { kind: 'arc'; weight: Weight; centre: Point; radius: number; from: number; to: number }
  | { kind: 'arrow'; tip: Point; towards: number }
  | { kind: 'text'; text: string; middle: Point; isUpright: boolean }

/** A size of a parameter, in mm, degrees or pieces. */
export interface Size {
  /** Code of the parameter. */
  code: string
  value: number
}

/** A dimension drawing: views of first-angle projection with the known sizes. */
export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
  /** As written on it. */
  sizes: readonly Size[]
}

/** How a line is drawn (ISO 128): wide for edges, narrow for dimensions, chain for axes, dashed for what is hidden. */
export type Weight = 'edge' | 'thin' | 'axis' | 'hidden'

/** From the left and from the top of the sheet, in its millimetres. */
export type Point = readonly [x: number, y: number]

/** What a drawing consists of; angles in degrees, clockwise from the right as y grows downwards. */
export type Shape =
  | { kind: 'line'; weight: Weight; points: readonly Point[] }
  | { kind: 'circle'; weight: Weight; centre: Point; radius: number }
  | { kind: 'arc'; weight: Weight; centre: Point; radius: number; from: number; to: number }
  | { kind: 'arrow'; tip: Point; towards: number }
  | { kind: 'text'; text: string; middle: Point; isUpright: boolean }

/** A size that a parameter states, in mm, degrees or pieces. */
export interface Size {
  /** Of the parameter. */
  code: string
  value: number
}

/** A dimension drawing: views of first-angle projection with the sizes that are known. */
export interface Drawing {
  width: number
  height: number
  shapes: readonly Shape[]
  /** As they are written on it. */
  sizes: readonly Size[]
}

import { dimension, figureOf } from './dimension.ts'
import type { Point, Shape, Size, Weight } from './shapes.ts'

interface Target {
  shapes: Shape[]
  sizes: Size[]
}

/** Overhang of axes, in mm of the sheet. */
const beyond = 3

/** One view at a scale: takes mm of the object, x from its left edge, y down from its middle. */
export class View {
  readonly #target: Target
  readonly #origin: Point
  readonly #scale: number

  constructor(target: Target, origin: Point, scale: number) {
    this.#target = target
    this.#origin = origin
    this.#scale = scale
  }

  line(weight: Weight, ...points: Point[]): void {
    this.#target.shapes.push({
      kind: 'line',
      weight,
      points: points.map((point) => this.#place(point)),
    })
  }

  box(x: number, y: number, width: number, height: number, weight: Weight = 'edge'): void {
    const [right, bottom] = [x + width, y + height]
    this.line(weight, [x, y], [right, y], [right, bottom], [x, bottom], [x, y])
  }

  circle(x: number, y: number, radius: number, weight: Weight = 'edge'): void {
    const centre = this.#place([x, y])
    this.#target.shapes.push({ kind: 'circle', weight, centre, radius: radius * this.#scale })
  }

  arc([x, y]: Point, radius: number, from: number, to: number, weight: Weight = 'edge'): void {
    const centre = this.#place([x, y])
    this.#target.shapes.push({
      kind: 'arc',
      weight,
      centre,
      radius: radius * this.#scale,
      from,
      to,
    })
  }

  /** A straight axis between two points, with overhang. */
  axis(from: Point, to: Point): void {
    const [[x1, y1], [x2, y2]] = [this.#place(from), this.#place(to)]
    const length = Math.hypot(x2 - x1, y2 - y1)
    const [dx, dy] = [((x2 - x1) / length) * beyond, ((y2 - y1) / length) * beyond]
    const points: Point[] = [
      [x1 - dx, y1 - dy],
      [x2 + dx, y2 + dy],
    ]
    this.#target.shapes.push({ kind: 'line', weight: 'axis', points })
  }

  /** Both axes of a circle. */
  cross(x: number, y: number, radius: number): void {
    this.axis([x - radius, y], [x + radius, y])
    this.axis([x, y - radius], [x, y + radius])
  }

  /** A horizontal dimension at an edge; `offset` in mm of the sheet, negative is up. */
  across(
    size: Size | undefined,
    from: number,
    to: number,
    edge: number,
    offset: number,
    sign = '',
  ): void {
    if (!size) return
    const [[x1, y], [x2]] = [this.#place([from, edge]), this.#place([to, edge])]
    this.#write(size, dimension(sign + figureOf(size.value), x1, x2, y, offset, false))
  }

  /** A vertical dimension at an edge; negative `offset` is left. */
  upright(
    size: Size | undefined,
    from: number,
    to: number,
    edge: number,
    offset: number,
    sign = '',
  ): void {
    if (!size) return
    const [[x, y1], [, y2]] = [this.#place([edge, from]), this.#place([edge, to])]
    this.#write(size, dimension(sign + figureOf(size.value), y1, y2, x, offset, true))
  }

  /** A size as a note, such as an angle; offset in mm of the sheet. */
  label(size: Size | undefined, text: (figure: string) => string, at: Point, shift: Point): void {
    if (!size) return
    const [x, y] = this.#place(at)
    const middle: Point = [x + shift[0], y + shift[1]]
    const written = text(figureOf(size.value))
    this.#write(size, [{ kind: 'text', text: written, middle, isUpright: false }])
  }

  #write(size: Size, shapes: Shape[]): void {
    this.#target.sizes.push(size)
    this.#target.shapes.push(...shapes)
  }

  #place([x, y]: Point): Point {
    return [this.#origin[0] + x * this.#scale, this.#origin[1] + y * this.#scale]
  }
}

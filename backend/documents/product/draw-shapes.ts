import { rgb } from '@cantoo/pdf-lib'
import { arrowHead, pointOnCircle } from '../../../domain/ventilation/drawings/drawing-svg.ts'
import { letterHeight } from '../../../domain/ventilation/drawings/dimension.ts'
import type { Drawing, Point, Shape, Weight } from '../../../domain/ventilation/drawings/shapes.ts'
import type { Sheet } from '../../pdf/sheet.ts'

const ink = rgb(0.11, 0.15, 0.2)

/** Widths and dashes of lines in mm of the drawing's sheet. */
const strokes: Record<Weight, { width: number; dashes?: readonly number[] }> = {
  edge: { width: 0.42 },
  thin: { width: 0.18 },
  axis: { width: 0.18, dashes: [6, 1.2, 0.6, 1.2] },
  hidden: { width: 0.22, dashes: [2, 1] },
}

/** Draws a drawing at a width; returns its height. Lines of one weight are one path. */
export function drawShapes(
  sheet: Sheet,
  { width: own, height, shapes }: Drawing,
  x: number,
  top: number,
  width: number,
): number {
  const scale = width / own
  for (const weight of ['thin', 'hidden', 'axis', 'edge'] as const) {
    const path = shapes.map((shape) => pathOf(shape, weight)).join('')
    const { width: stroke, dashes } = strokes[weight]
    // A path is scaled with its stroke.
    if (path)
      sheet.path(path, x, top, { width: stroke, colour: ink, scale, ...(dashes && { dashes }) })
  }
  const arrows = shapes
    .flatMap((shape) => (shape.kind === 'arrow' ? [arrowHead(shape.tip, shape.towards)] : []))
    .map((corners) => `M${corners.map(pairOf).join('L')}Z`)
  if (arrows.length > 0) sheet.path(arrows.join(''), x, top, { width: 0, fill: ink, scale })
  for (const shape of shapes) {
    if (shape.kind !== 'text') continue
    const [left, down] = shape.middle
    sheet.text(shape.text, x + left * scale, top + down * scale, {
      size: letterHeight * scale,
      align: 'middle',
      isUpright: shape.isUpright,
      colour: ink,
    })
  }
  return height * scale
}

function pathOf(shape: Shape, weight: Weight): string {
  if (!('weight' in shape) || shape.weight !== weight) return ''
  if (shape.kind === 'line') return `M${shape.points.map(pairOf).join('L')}`
  const { centre, radius } = shape
  if (shape.kind === 'circle')
    return `${arcOf(centre, radius, 0, 180)}${arcOf(centre, radius, 180, 360)}`
  return arcOf(centre, radius, shape.from, shape.to)
}

function arcOf(centre: Point, radius: number, from: number, to: number): string {
  const [start, end] = [from, to].map((angle) => pairOf(pointOnCircle(centre, radius, angle)))
  return `M${start}A${radius.toFixed(2)} ${radius.toFixed(2)} 0 ${to - from > 180 ? 1 : 0} 1 ${end}`
}

function pairOf([x, y]: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`
}

import type { Drawing, Point, Shape, Weight } from './shapes.ts'
import { letterHeight } from './dimension.ts'

/** Widths and dashes of lines (ISO 128-2), in mm of the sheet. */
const strokes: Record<Weight, string> = {
  edge: 'stroke-width=".6"',
  thin: 'stroke-width=".25"',
  axis: 'stroke-width=".25" stroke-dasharray="6 1.2 .6 1.2"',
  hidden: 'stroke-width=".3" stroke-dasharray="2 1"',
}

/** A drawing as an SVG file: shapes and texts, without scripts or external resources. */
export function drawingSvg({ width, height, shapes }: Drawing, title: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width * 5}" height="${height * 5}" role="img">`,
    `<title>${escapeText(title)}</title>`,
    `<rect width="${width}" height="${height}" fill="#fff"/>`,
    `<g fill="none" stroke="#1d2733" stroke-linejoin="round" font-family="Arial,Helvetica,sans-serif" font-size="${letterHeight}" text-anchor="middle">`,
    ...shapes.map(drawShape),
    '</g></svg>\n',
  ].join('')
}

function drawShape(shape: Shape): string {
  switch (shape.kind) {
    case 'line':
      return `<polyline points="${shape.points.map(pairOf).join(' ')}" ${strokes[shape.weight]}/>`
    case 'circle': {
      const [x, y] = shape.centre
      return `<circle cx="${short(x)}" cy="${short(y)}" r="${short(shape.radius)}" ${strokes[shape.weight]}/>`
    }
    case 'arc': {
      const { radius, from, to } = shape
      const isLarge = to - from > 180 ? 1 : 0
      const [start, end] = [from, to].map((angle) =>
        pairOf(pointOnCircle(shape.centre, radius, angle)),
      )
      return `<path d="M${start}A${short(radius)},${short(radius)} 0 ${isLarge} 1 ${end}" ${strokes[shape.weight]}/>`
    }
    case 'arrow':
      return `<polygon points="${arrowHead(shape.tip, shape.towards).map(pairOf).join(' ')}" fill="#1d2733" stroke="none"/>`
    case 'text': {
      const [x, y] = shape.middle
      const turn = shape.isUpright ? ` transform="rotate(-90 ${pairOf(shape.middle)})"` : ''
      return `<text x="${short(x)}" y="${short(y)}" fill="#1d2733" stroke="none"${turn}>${escapeText(shape.text)}</text>`
    }
  }
}

/** Filled, 15° wide (ISO 129-1). */
export function arrowHead([x, y]: Point, towards: number): Point[] {
  const angle = (towards * Math.PI) / 180
  const at = (length: number, across: number): Point => [
    x - length * Math.cos(angle) - across * Math.sin(angle),
    y - length * Math.sin(angle) + across * Math.cos(angle),
  ]
  return [[x, y], at(2.6, 0.42), at(2.6, -0.42)]
}

export function pointOnCircle([x, y]: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
}

function pairOf([x, y]: Point): string {
  return `${short(x)},${short(y)}`
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

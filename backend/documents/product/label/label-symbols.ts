/* Symbols of energy labels as SVG paths in a box of 100 by 100. */

/** A filled part and one that is drawn in lines. */
export interface LabelSymbol {
  body: string
  lines: string
}

/** A loudspeaker with three waves. */
export const soundSymbol: LabelSymbol = {
  body: 'M8 36H26L52 14V86L26 64H8Z',
  lines: 'M63 36A20 20 0 0 1 63 64M73 25A36 36 0 0 1 73 75M83 14A52 52 0 0 1 83 86',
}

/** An impeller in its ring. */
export const fanSymbol: LabelSymbol = {
  body: 'M50 46C40 34 44 18 58 16C68 22 64 38 54 47ZM54 51C69 49 80 60 75 74C65 79 54 67 51 54ZM47 53C41 67 26 71 17 60C17 49 33 44 46 50Z',
  lines: 'M50 6A44 44 0 0 1 50 94A44 44 0 0 1 50 6',
}

/** A lamp above with its light. */
export const lampSymbol: LabelSymbol = {
  body: 'M18 12H82V26H18Z',
  lines: 'M50 36V64M30 36L18 62M70 36L82 62M10 88H90',
}

/** A drop above the mesh that holds it. */
export const greaseSymbol: LabelSymbol = {
  body: 'M50 4C60 20 68 28 68 40A18 18 0 0 1 32 40C32 28 40 20 50 4Z',
  lines:
    'M10 68H90M10 92H90M14 68L34 92M38 68L58 92M62 68L82 92M34 68L14 92M58 68L38 92M82 68L62 92',
}

export type FlowDirection = 'one' | 'both'

/** One arrow for unidirectional units, two opposite ones for bidirectional units (Annex III). */
export function flowSymbol(direction: FlowDirection): string[] {
  if (direction === 'one') return [arrowAt(50, 1)]
  return [arrowAt(28, 1), arrowAt(72, -1)]
}

function arrowAt(middle: number, way: 1 | -1): string {
  const x = (from: number) => (way === 1 ? from : 100 - from)
  const [stem, head] = [9, 21]
  return [
    `M${x(4)} ${middle - stem}L${x(62)} ${middle - stem}L${x(62)} ${middle - head}`,
    `L${x(96)} ${middle}L${x(62)} ${middle + head}L${x(62)} ${middle + stem}L${x(4)} ${middle + stem}Z`,
  ].join('')
}

/** A five-pointed star around a centre. */
export function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const reach = index % 2 === 0 ? radius : radius * 0.382
    return `${(x + reach * Math.sin(angle)).toFixed(2)} ${(y - reach * Math.cos(angle)).toFixed(2)}`
  })
  return `M${points.join('L')}Z`
}

/** Twelve stars in a circle, in a box of 150 by 100. */
export const flagStars = Array.from({ length: 12 }, (_, index) => {
  const angle = (index * Math.PI) / 6
  return star(75 + 33 * Math.sin(angle), 50 - 33 * Math.cos(angle), 5.6)
}).join('')

/** Lightning bolt beside the word of the label. */
export const bolt = 'M58 2L18 56H46L34 98L82 40H52Z'

import type { Point, Shape } from './shapes.ts'

/** Text height in mm of the sheet: legible on a phone. */
export const letterHeight = 5.4
/** Average character width of dimension texts. */
const letterWidth = letterHeight * 0.56

/** Minimum space for an arrow between its extension lines. */
const arrowRoom = 7
/** Extension lines start beside the edge and end beyond the dimension line (ISO 129-1). */
const gap = 0.8
const overhang = 1.4

/**
 * A dimension between two points of an edge: extension lines, dimension line with arrows, and the
 * figure above it. If they do not fit between, they are outside. `isUpright`: a vertical dimension,
 * read from the right.
 */
export function dimension(
  text: string,
  from: number,
  to: number,
  edge: number,
  offset: number,
  isUpright: boolean,
): Shape[] {
  const at = edge + offset
  const side = Math.sign(offset)
  const place = (along: number, across: number): Point =>
    isUpright ? [across, along] : [along, across]
  const [low, high] = from < to ? [from, to] : [to, from]
  const letters = text.length * letterWidth
  const isNarrow = high - low < arrowRoom
  const fitsBetween = high - low >= letters
  // Outside, a figure is beyond the end that is read first.
  const [start, end] = isUpright
    ? [low - (fitsBetween ? 4 : letters + 5), high + (isNarrow ? 4 : 0)]
    : [low - (isNarrow ? 4 : 0), high + (fitsBetween ? 4 : letters + 5)]
  const middle = fitsBetween
    ? (low + high) / 2
    : isUpright
      ? low - letters / 2 - 4
      : high + letters / 2 + 4
  const isOutside = isNarrow || !fitsBetween
  const line = isOutside ? [start, end] : [low, high]
  const extension = (along: number): Shape => ({
    kind: 'line',
    weight: 'thin',
    points: [place(along, edge + side * gap), place(along, at + side * overhang)],
  })
  const turn = isUpright ? 90 : 0
  const arrow = (along: number, towards: number): Shape => ({
    kind: 'arrow',
    tip: place(along, at),
    towards: towards + turn,
  })
  return [
    extension(low),
    extension(high),
    {
      kind: 'line',
      weight: 'thin',
      points: [place(line[0] ?? low, at), place(line[1] ?? high, at)],
    },
    arrow(low, isNarrow ? 0 : 180),
    arrow(high, isNarrow ? 180 : 0),
    { kind: 'text', text, middle: place(middle, at - 1.1), isUpright },
  ]
}

/** A figure of a drawing: with a decimal comma in every language (ISO 129-1). */
export function figureOf(value: number): string {
  return String(Math.round(value * 100) / 100).replace('.', ',')
}

import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Size } from '../shapes.ts'
import type { View } from '../view.ts'

/** A section of a part body: length and both radii. */
export interface ProfileSection {
  length: number
  radius: number
  /** End radius of a cone. */
  toRadius?: number
}

export interface RevolvedPart {
  sections: readonly ProfileSection[]
  /** Overall length, below the view. */
  length?: Size | undefined
  /** Diameters at the left end, at the right end, and at the thickest part. */
  left?: Size | undefined
  right?: Size | undefined
  outer?: Size | undefined
  /** Shortened by a break: the object is much longer than drawn. */
  isBroken?: boolean
  /** Details inside or on it. */
  details?: (side: View, end: View, radius: number, length: number) => void
}

/** Distance of a dimension line from its edge, in mm of the sheet. */
export const dimensionOffset = 8

/** A rotationally symmetric part: side view, and end view to the right. */
export function drawRevolved(sheet: DrawingSheet, part: RevolvedPart): void {
  const { sections } = part
  const length = sections.reduce((sum, section) => sum + section.length, 0)
  const radius = Math.max(...sections.flatMap((each) => [each.radius, each.toRadius ?? 0]))
  const [side, end] = sheet.twoViews(
    { width: length, height: 2 * radius },
    { width: 2 * radius, height: 2 * radius },
  )
  drawSide(side, sections)
  if (part.isBroken) drawBreak(side, length, radius)
  part.details?.(side, end, radius, length)
  side.axis([0, 0], [length, 0])
  const radii = new Set(sections.flatMap((each) => [each.radius, each.toRadius ?? each.radius]))
  for (const each of radii) end.circle(radius, 0, each)
  end.cross(radius, 0, radius)
  const first = sections[0]?.radius ?? radius
  const last = sections.at(-1)
  const lastRadius = last?.toRadius ?? last?.radius ?? radius
  side.across(part.length, 0, length, radius, dimensionOffset)
  side.upright(part.left, -first, first, 0, -dimensionOffset, 'Ø')
  side.upright(part.right, -lastRadius, lastRadius, length, dimensionOffset, 'Ø')
  end.upright(part.outer, -radius, radius, 2 * radius, dimensionOffset, 'Ø')
}

function drawSide(view: View, sections: readonly ProfileSection[]): void {
  let x = 0
  let previous: number | null = null
  for (const { length, radius, toRadius = radius } of sections) {
    if (previous === null || radius > previous) view.line('edge', [x, -radius], [x, radius])
    else if (radius < previous) view.line('edge', [x, -previous], [x, previous])
    view.line('edge', [x, -radius], [x + length, -toRadius])
    view.line('edge', [x, radius], [x + length, toRadius])
    x += length
    previous = toRadius
  }
  view.line('edge', [x, -(previous ?? 0)], [x, previous ?? 0])
}

/** Break symbol: two zigzag lines through the middle. */
function drawBreak(view: View, length: number, radius: number): void {
  for (const at of [length * 0.5, length * 0.5 + radius * 0.3]) {
    const step = radius * 0.25
    view.line(
      'thin',
      [at, -radius * 1.15],
      [at, -step],
      [at - step, -step / 2],
      [at + step, step / 2],
      [at, step],
      [at, radius * 1.15],
    )
  }
}

/** Drawn length of a part that may be much longer than thick. */
export function drawnLength(
  length: number,
  thickness: number,
): { shown: number; isBroken: boolean } {
  const maxLength = thickness * 2.6
  return length > maxLength
    ? { shown: maxLength, isBroken: true }
    : { shown: length, isBroken: false }
}

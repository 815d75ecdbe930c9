import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { dimensionOffset, drawnLength } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** Rectangular ducts and their inserts: flanges at both ends, the opening to the right. */
export function drawRectangular(
  sheet: DrawingSheet,
  sizes: Sizes,
  details?: (side: View, length: number, height: number) => void,
): boolean {
  const { a, b } = sizes
  if (!a || !b) return false
  const long = sizes.length ?? sizes.overallLength
  const { shown } = drawnLength(long?.value ?? a.value, a.value * 0.8)
  const flange = Math.min(20, b.value * 0.06)
  const [side, end] = sheet.twoViews(
    { width: shown, height: b.value },
    { width: a.value, height: b.value },
  )
  side.box(0, -b.value / 2, shown, b.value)
  for (const x of [0, shown - flange * 0.4])
    side.box(x, -b.value / 2 - flange, flange * 0.4, b.value + 2 * flange)
  details?.(side, shown, b.value)
  side.axis([0, 0], [shown, 0])
  end.box(0, -b.value / 2, a.value, b.value)
  end.box(-flange, -b.value / 2 - flange, a.value + 2 * flange, b.value + 2 * flange)
  side.across(long, 0, shown, b.value / 2 + flange, dimensionOffset)
  end.across(a, 0, a.value, b.value / 2 + flange, dimensionOffset)
  end.upright(b, -b.value / 2, b.value / 2, a.value + flange, dimensionOffset)
  return true
}

export const drawRectDuct: Draw = (sheet, sizes) => drawRectangular(sheet, sizes)

export const drawRectFan: Draw = (sheet, sizes) =>
  drawRectangular(sheet, sizes, (side, length, height) => {
    side.circle(length / 2, 0, height * 0.36, 'hidden')
    side.box(length * 0.4, -height * 0.62, length * 0.2, height * 0.12)
  })

/** Baffles along the air flow. */
export const drawBaffles: Draw = (sheet, sizes) =>
  drawRectangular(sheet, sizes, (side, length, height) => {
    for (const y of [-0.25, 0.25])
      side.box(length * 0.05, (y - 0.12) * height, length * 0.9, height * 0.24, 'hidden')
  })

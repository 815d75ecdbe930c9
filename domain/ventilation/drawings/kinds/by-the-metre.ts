import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { Size } from '../shapes.ts'
import { dimensionOffset } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** Mats and media: a flat strip, its thickness to the right. */
function drawStrip(
  sheet: DrawingSheet,
  { length, width, thickness }: Record<'length' | 'width' | 'thickness', Size | undefined>,
): boolean {
  if (!length && !width && !thickness) return false
  const high = width?.value ?? 600
  const shown = high * 1.7
  const thick = Math.max(high * 0.06, Math.min(thickness?.value ?? high * 0.06, high * 0.3))
  const [view, side] = sheet.twoViews(
    { width: shown, height: high },
    { width: thick, height: high },
  )
  view.line('edge', [shown, -high / 2], [0, -high / 2], [0, high / 2], [shown, high / 2])
  const wave = [-0.5, -0.3, -0.1, 0.1, 0.3, 0.5]
  view.line(
    'thin',
    ...wave.map((y, at) => [shown + (at % 2 ? 1 : -1) * high * 0.03, y * high] as const),
  )
  side.box(0, -high / 2, thick, high)
  for (let y = -0.4; y < 0.45; y += 0.2)
    side.line('thin', [0, (y + 0.08) * high], [thick, (y - 0.08) * high])
  view.across(length, 0, shown, high / 2, dimensionOffset)
  view.upright(width, -high / 2, high / 2, 0, -dimensionOffset)
  side.across(thickness, 0, thick, high / 2, dimensionOffset)
  return true
}

export const drawMat: Draw = (sheet, { coil, insulation, overallWidth }) =>
  drawStrip(sheet, { length: coil, width: overallWidth, thickness: insulation })

export const drawMedia: Draw = (sheet, { rollWidth, coil }) =>
  drawStrip(sheet, { length: coil, width: rollWidth, thickness: undefined })

/** A roll of tape. */
export const drawTape: Draw = (sheet, { tapeWidth, tapeLength }) => {
  if (!tapeWidth) return false
  const radius = 55
  const [end, side] = sheet.twoViews(
    { width: 2 * radius, height: 2 * radius },
    { width: tapeWidth.value, height: 2 * radius },
  )
  end.circle(radius, 0, radius)
  end.circle(radius, 0, radius * 0.69)
  end.cross(radius, 0, radius)
  side.box(0, -radius, tapeWidth.value, 2 * radius)
  side.across(tapeWidth, 0, tapeWidth.value, radius, dimensionOffset)
  end.label(tapeLength, (figure) => `L = ${figure}`, [radius, radius], [0, dimensionOffset])
  return true
}

/** A screw: thread and length. */
export const drawScrew: Draw = (sheet, { screwDiameter, screwLength }) => {
  if (!screwDiameter || !screwLength) return false
  const [d, long] = [screwDiameter.value, screwLength.value]
  const head = d * 0.6
  const view = sheet.oneView({ width: long + head, height: d * 2 })
  view.box(0, -d * 0.95, head, d * 1.9)
  view.line(
    'edge',
    [head, -d / 2],
    [head + long - d * 0.7, -d / 2],
    [head + long, 0],
    [head + long - d * 0.7, d / 2],
    [head, d / 2],
  )
  for (let x = head + d * 0.2; x < head + long - d * 0.7; x += d * 0.3)
    view.line('thin', [x, -d / 2], [x + d * 0.12, d / 2])
  view.axis([0, 0], [head + long, 0])
  view.across(screwLength, head, head + long, d * 0.95, dimensionOffset)
  view.upright(screwDiameter, -d / 2, d / 2, head + long, dimensionOffset, 'Ø')
  return true
}

/** Flat ducts: the cross-section, which has to match; of an adapter also its round end. */
export const drawSection: Draw = (sheet, { a, b, dn }) => {
  if (!a || !b) return false
  const wall = b.value * 0.04
  const flat = { width: a.value, height: b.value }
  const [view, round] = dn
    ? sheet.twoViews(flat, { width: dn.value, height: dn.value })
    : [sheet.oneView(flat)]
  view.box(0, -b.value / 2, a.value, b.value)
  view.box(wall, -b.value / 2 + wall, a.value - 2 * wall, b.value - 2 * wall)
  view.axis([0, 0], [a.value, 0])
  view.axis([a.value / 2, -b.value / 2], [a.value / 2, b.value / 2])
  view.across(a, 0, a.value, b.value / 2, dimensionOffset)
  view.upright(b, -b.value / 2, b.value / 2, 0, -dimensionOffset)
  if (!dn || !round) return true
  const radius = dn.value / 2
  round.circle(radius, 0, radius)
  round.circle(radius, 0, radius - wall)
  round.cross(radius, 0, radius)
  round.across(dn, 0, dn.value, radius, dimensionOffset, 'Ø')
  return true
}

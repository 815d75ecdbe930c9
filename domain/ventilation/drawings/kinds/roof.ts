import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { dimensionOffset } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

interface Roof {
  /** Whether air leaves at the sides below a hood, or upwards. */
  hood: (view: View, width: number, height: number) => void
}

/** Roof-mounted parts: side view, and base from above. */
function drawOnRoof(sheet: DrawingSheet, sizes: Sizes, { hood }: Roof): boolean {
  const { dn, overallWidth, overallHeight } = sizes
  if (!dn) return false
  const width = overallWidth?.value ?? dn.value * 1.5
  const height = overallHeight?.value ?? width
  const [side, base] = sheet.twoViews({ width, height }, { width, height: width })
  side.box(0, height / 2 - height * 0.05, width, height * 0.05)
  hood(side, width, height)
  side.axis([width / 2, -height / 2], [width / 2, height / 2])
  base.box(0, -width / 2, width, width)
  base.circle(width / 2, 0, dn.value / 2)
  base.cross(width / 2, 0, width / 2)
  side.across(overallWidth, 0, width, height / 2, dimensionOffset)
  side.upright(overallHeight, -height / 2, height / 2, 0, -dimensionOffset)
  base.across(
    dn,
    width / 2 - dn.value / 2,
    width / 2 + dn.value / 2,
    width / 2,
    dimensionOffset,
    'Ø',
  )
  return true
}

/** Roof fans that blow out sideways. */
export const drawHoodedRoofFan: Draw = (sheet, sizes) =>
  drawOnRoof(sheet, sizes, {
    hood: (view, width, height) => {
      view.box(width * 0.14, height * 0.12, width * 0.72, height * 0.33)
      view.line(
        'edge',
        [width * 0.02, height * 0.06],
        [width * 0.12, -height * 0.36],
        [width * 0.3, -height / 2],
        [width * 0.7, -height / 2],
        [width * 0.88, -height * 0.36],
        [width * 0.98, height * 0.06],
        [width * 0.02, height * 0.06],
      )
      for (const x of [0.2, 0.8])
        view.line('thin', [width * x, height * 0.06], [width * x, height * 0.12])
    },
  })

/** Roof fans that blow upwards, with flaps. */
export const drawUpwardRoofFan: Draw = (sheet, sizes) =>
  drawOnRoof(sheet, sizes, {
    hood: (view, width, height) => {
      view.line(
        'edge',
        [width * 0.2, height * 0.45],
        [width * 0.1, height * 0.1],
        [width * 0.06, -height * 0.42],
        [width * 0.94, -height * 0.42],
        [width * 0.9, height * 0.1],
        [width * 0.8, height * 0.45],
      )
      view.box(width * 0.06, -height / 2, width * 0.88, height * 0.08)
      for (const y of [-0.3, -0.18, -0.06])
        view.line('thin', [width * 0.08, height * y], [width * 0.92, height * y])
    },
  })

/** Terminals: a tube through the roof with a cap. */
export const drawRoofTerminal: Draw = (sheet, { dn, overallHeight, outer }) => {
  if (!dn) return false
  const cap = outer?.value ?? dn.value * 1.8
  const height = overallHeight?.value ?? dn.value * 4
  const [view, top] = sheet.twoViews({ width: cap, height }, { width: cap, height: cap })
  const middle = cap / 2
  view.box(middle - dn.value / 2, -height * 0.34, dn.value, height * 0.84)
  view.line(
    'edge',
    [0, -height * 0.36],
    [cap * 0.2, -height / 2],
    [cap * 0.8, -height / 2],
    [cap, -height * 0.36],
    [0, -height * 0.36],
  )
  view.line('thin', [middle - cap * 0.6, height * 0.1], [middle + cap * 0.6, -height * 0.02])
  view.axis([middle, -height / 2], [middle, height / 2])
  top.circle(middle, 0, cap / 2)
  top.circle(middle, 0, dn.value / 2, 'hidden')
  top.cross(middle, 0, cap / 2)
  view.across(dn, middle - dn.value / 2, middle + dn.value / 2, height / 2, dimensionOffset, 'Ø')
  view.upright(
    overallHeight,
    -height / 2,
    height / 2,
    Math.min(0, middle - cap * 0.6),
    -dimensionOffset,
  )
  top.across(outer, 0, cap, cap / 2, dimensionOffset, 'Ø')
  return true
}

/** A curb: a frustum on the roof with the opening for a fan. */
export const drawCurb: Draw = (sheet, sizes) =>
  drawOnRoof(sheet, sizes, {
    hood: (view, width, height) => {
      view.line(
        'edge',
        [width * 0.06, height * 0.45],
        [width * 0.14, -height / 2],
        [width * 0.86, -height / 2],
        [width * 0.94, height * 0.45],
      )
    },
  })

/** Ceiling fans: diameter of the blades, and mounting height. */
export const drawCeilingFan: Draw = (sheet, { rotor, overallHeight }) => {
  if (!rotor) return false
  const radius = rotor.value / 2
  const height = overallHeight?.value ?? rotor.value * 0.35
  const [side, below] = sheet.twoViews(
    { width: rotor.value, height: Math.max(height, rotor.value) },
    { width: rotor.value, height: rotor.value },
  )
  const [top, low] = [-height / 2, height / 2]
  side.line('edge', [0, low - height * 0.2], [rotor.value, low - height * 0.2])
  side.box(radius * 0.78, low - height * 0.32, radius * 0.44, height * 0.32)
  side.line('edge', [radius, top + height * 0.12], [radius, low - height * 0.32])
  side.box(radius * 0.88, top, radius * 0.24, height * 0.12)
  side.line('thin', [radius * 0.5, top], [radius * 1.5, top])
  below.circle(radius, 0, radius, 'axis')
  below.circle(radius, 0, radius * 0.22)
  for (const angle of [-90, 30, 150]) drawBlade(below, radius, (angle * Math.PI) / 180)
  side.across(rotor, 0, rotor.value, low, dimensionOffset, 'Ø')
  side.upright(overallHeight, top, low, 0, -dimensionOffset)
  return true
}

function drawBlade(view: View, radius: number, angle: number): void {
  const at = (r: number, shift: number) =>
    [
      radius + r * radius * Math.cos(angle) - shift * radius * Math.sin(angle),
      r * radius * Math.sin(angle) + shift * radius * Math.cos(angle),
    ] as const
  view.line('edge', at(0.22, -0.06), at(1, -0.09), at(1, 0.09), at(0.22, 0.06))
}

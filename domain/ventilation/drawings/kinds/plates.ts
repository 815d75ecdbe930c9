import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { drawBlades } from './inline-fans.ts'
import { dimensionOffset } from './revolved.ts'

interface Face {
  shape: 'square' | 'round'
  /** Fraction of the depth that is the plate itself. */
  plate: number
  front?: (view: View, width: number, height: number, opening: number) => void
}

/** Parts on a wall or a ceiling with a spigot behind: front view, and side view to the right. */
function drawFace(sheet: DrawingSheet, sizes: Sizes, { shape, plate, front }: Face): boolean {
  const { dn, overallWidth, overallHeight, overallDepth, outer } = sizes
  const across = shape === 'round' ? outer : overallWidth
  const opening = dn?.value ?? 0
  const width = across?.value ?? sizes.plate?.value ?? opening * 1.4
  if (width === 0) return false
  const height = shape === 'round' ? width : (overallHeight?.value ?? width)
  const depth = overallDepth?.value ?? width * 0.5
  const [view, side] = sheet.twoViews({ width, height }, { width: depth, height })
  if (shape === 'round') view.circle(width / 2, 0, width / 2)
  else view.box(0, -height / 2, width, height)
  front?.(view, width, height, opening)
  view.cross(width / 2, 0, width / 2)
  const thickness = depth * plate
  side.box(0, -height / 2, thickness, height)
  if (opening > 0 && plate < 1) side.box(thickness, -opening / 2, depth - thickness, opening)
  side.axis([0, 0], [depth, 0])
  view.across(
    shape === 'round' ? undefined : (across ?? sizes.plate),
    0,
    width,
    height / 2,
    dimensionOffset,
  )
  if (shape === 'round') view.across(outer, 0, width, height / 2, dimensionOffset, 'Ø')
  else view.upright(overallHeight, -height / 2, height / 2, 0, -dimensionOffset)
  side.across(overallDepth, 0, depth, height / 2, dimensionOffset)
  if (opening > 0) side.upright(dn, -opening / 2, opening / 2, depth, dimensionOffset, 'Ø')
  return true
}

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** Fans for bathrooms and windows. */
export const drawWallFan: Draw = (sheet, sizes) =>
  drawFace(sheet, sizes, {
    shape: 'square',
    plate: 0.42,
    front: (view, width, height, opening) => {
      view.box(width * 0.12, -height * 0.38, width * 0.76, height * 0.76, 'thin')
      view.circle(width / 2, 0, opening / 2, 'hidden')
    },
  })

/** Axial fans on a plate. */
export const drawPlateFan: Draw = (sheet, sizes) =>
  drawFace(sheet, sizes, {
    shape: 'square',
    plate: 0.06,
    front: (view, width, height, opening) => {
      view.circle(width / 2, 0, opening / 2)
      drawBlades(view, width / 2, 0, opening / 2)
      for (const [x, y] of corners(width, height)) view.circle(x, y, width * 0.018)
    },
  })

export const drawGrille: Draw = (sheet, sizes) => {
  const { a, b } = sizes
  const louvres = (view: View, width: number, height: number) => {
    for (let y = -height * 0.4; y <= height * 0.4; y += height * 0.08)
      view.line('thin', [width * 0.08, y], [width * 0.92, y])
  }
  if (!a || !b) return drawFace(sheet, sizes, { shape: 'square', plate: 0.3, front: louvres })
  const depth = sizes.overallDepth?.value ?? 20
  const [view, side] = sheet.twoViews(
    { width: a.value, height: b.value },
    { width: depth, height: b.value },
  )
  view.box(0, -b.value / 2, a.value, b.value)
  louvres(view, a.value, b.value)
  side.box(0, -b.value / 2, depth * 0.4, b.value)
  side.box(depth * 0.4, -b.value * 0.42, depth * 0.6, b.value * 0.84)
  view.across(a, 0, a.value, b.value / 2, dimensionOffset)
  view.upright(b, -b.value / 2, b.value / 2, 0, -dimensionOffset)
  side.across(sizes.overallDepth, 0, depth, b.value / 2, dimensionOffset)
  return true
}

/** Disc valves: a disc in a ring. */
export const drawValve: Draw = (sheet, sizes) =>
  drawFace(sheet, sizes, {
    shape: 'round',
    plate: 0.3,
    front: (view, width, _height, opening) => {
      view.circle(width / 2, 0, Math.min(width * 0.46, opening / 2 + width * 0.02), 'thin')
      view.circle(width / 2, 0, width * 0.3)
      view.circle(width / 2, 0, width * 0.04, 'thin')
    },
  })

/** Swirl diffusers: a square plate with slots round a middle. */
export const drawSwirl: Draw = (sheet, sizes) => {
  if (!sizes.plate) return false
  return drawFace(sheet, sizes, {
    shape: 'square',
    plate: 0.08,
    front: (view, width) => {
      const middle = width / 2
      for (let index = 0; index < 16; index++) {
        const angle = (index * Math.PI) / 8
        const place = (radius: number, turn: number) =>
          [
            middle + radius * width * Math.cos(angle + turn),
            radius * width * Math.sin(angle + turn),
          ] as const
        view.line('edge', place(0.18, 0), place(0.42, 0.25))
      }
      view.circle(middle, 0, width * 0.46, 'thin')
    },
  })
}

/** Through-wall units and kits: a face, and a tube of the wall's length. */
export const drawThroughWall: Draw = (sheet, sizes) => {
  const { dn, length, overallWidth, overallHeight, overallDepth } = sizes
  if (!dn) return false
  const width = overallWidth?.value ?? dn.value * 1.5
  const height = overallHeight?.value ?? width
  const face = width * 0.22
  const long = length ?? overallDepth
  const tube = long?.value ?? dn.value * 3
  const [view, side] = sheet.twoViews({ width, height }, { width: tube + 2 * face, height })
  view.box(0, -height / 2, width, height)
  view.box(width * 0.1, -height * 0.42, width * 0.8, height * 0.84, 'thin')
  view.circle(width / 2, 0, dn.value / 2, 'hidden')
  view.cross(width / 2, 0, width / 2)
  side.box(0, -height / 2, face, height)
  side.box(face, -dn.value / 2, tube, dn.value)
  side.box(face + tube, -height * 0.42, face, height * 0.84)
  side.axis([0, 0], [tube + 2 * face, 0])
  view.across(overallWidth, 0, width, height / 2, dimensionOffset)
  view.upright(overallHeight, -height / 2, height / 2, 0, -dimensionOffset)
  side.upright(dn, -dn.value / 2, dn.value / 2, face + tube * 0.3, 1, 'Ø')
  if (length) side.across(length, face, face + tube, height / 2, dimensionOffset)
  else side.across(overallDepth, face, face + tube, height / 2, dimensionOffset)
  return true
}

/** A slot diffuser with one to four slots. */
export const drawSlots: Draw = (sheet, sizes) => {
  const { length, slots, overallWidth } = sizes
  if (!length) return false
  const count = slots?.value ?? 1
  const width = overallWidth?.value ?? 45 + 35 * count
  const shown = Math.min(length.value, width * 5)
  const [view, side] = sheet.twoViews({ width: shown, height: width }, { width, height: width })
  view.box(0, -width / 2, shown, width)
  for (let index = 0; index < count; index++) {
    const y = -width / 2 + ((index + 0.5) * width) / count
    view.box(shown * 0.03, y - width * 0.08, shown * 0.94, width * 0.16, 'thin')
  }
  side.line('edge', [0, -width / 2], [width, -width / 2], [width, width / 2], [0, width / 2])
  side.line('edge', [0, -width / 2], [0, width / 2])
  view.across(length, 0, shown, width / 2, dimensionOffset)
  view.upright(overallWidth, -width / 2, width / 2, 0, -dimensionOffset)
  view.label(slots, (figure) => `${figure} ×`, [shown / 2, -width / 2], [0, -3])
  return true
}

/** A clamp: a ring around the duct with a nut. */
export const drawClamp: Draw = (sheet, { dn }) => {
  if (!dn) return false
  const radius = dn.value / 2
  const band = Math.max(3, radius * 0.08)
  const view = sheet.oneView({ width: 2 * (radius + band), height: 2.5 * radius })
  const x = radius + band
  view.circle(x, 0, radius)
  view.circle(x, 0, radius + band)
  view.cross(x, 0, radius + band)
  view.box(x - radius * 0.14, -radius * 1.25 - band, radius * 0.28, radius * 0.25)
  for (const at of [-radius * 1.22 - band, radius + band])
    view.box(at + x, -radius * 0.12, radius * 0.22, radius * 0.24)
  // Below the end of the axis.
  view.across(dn, x - radius, x + radius, radius + band, dimensionOffset * 1.5, 'Ø')
  return true
}

function corners(width: number, height: number): [number, number][] {
  const [x, y] = [width * 0.06, height * 0.44]
  return [
    [x, -y],
    [width - x, -y],
    [x, y],
    [width - x, y],
  ]
}

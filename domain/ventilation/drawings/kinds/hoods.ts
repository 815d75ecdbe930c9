import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import { dimensionOffset } from './revolved.ts'

/** Kitchen hoods: a canopy, and a chimney or a spigot above it. */
export function drawHood(sheet: DrawingSheet, sizes: Sizes): boolean {
  const { dn, hoodWidth, hoodLength, overallHeight, overallDepth } = sizes
  const across = hoodWidth ?? hoodLength
  if (!across) return false
  const width = across.value
  const height = overallHeight?.value ?? width * 0.6
  const depth = overallDepth?.value ?? width * 0.5
  const chimney = Math.min(width * 0.4, 320)
  const canopy = hoodWidth ? height * 0.25 : height
  const [front, side] = sheet.twoViews({ width, height }, { width: depth, height })
  front.box(0, height / 2 - canopy, width, canopy)
  side.box(0, height / 2 - canopy, depth, canopy)
  if (hoodWidth) {
    front.box(width / 2 - chimney / 2, -height / 2, chimney, height - canopy)
    side.box(depth - chimney * 0.8, -height / 2, chimney * 0.8, height - canopy)
  } else {
    const step = width / Math.round(width / 500)
    for (let x = step; x < width - 1; x += step)
      front.line('thin', [x, -height * 0.4], [x, height * 0.4])
  }
  if (dn) {
    const [left, right] = [width / 2 - dn.value / 2, width / 2 + dn.value / 2]
    for (const x of [left, right])
      front.line('hidden', [x, -height / 2], [x, -height / 2 + (height - canopy) * 0.3])
    front.across(dn, left, right, -height / 2, -dimensionOffset, 'Ø')
  }
  front.axis([width / 2, -height / 2], [width / 2, height / 2])
  front.across(across, 0, width, height / 2, dimensionOffset)
  front.upright(overallHeight, -height / 2, height / 2, 0, -dimensionOffset)
  side.across(overallDepth, 0, depth, height / 2, dimensionOffset)
  return true
}

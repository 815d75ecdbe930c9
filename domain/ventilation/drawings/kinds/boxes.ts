import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { Size } from '../shapes.ts'
import type { View } from '../view.ts'
import { dimensionOffset } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

interface Box {
  width: Size
  height: Size
  depth?: Size | undefined
  front?: (view: View, width: number, height: number) => void
  side?: (view: View, depth: number, height: number) => void
}

/** Front and side of a box. */
function drawBox(sheet: DrawingSheet, { width, height, depth, front, side: onSide }: Box): true {
  const [w, h] = [width.value, height.value]
  const d = depth?.value ?? Math.min(w, h) * 0.4
  const [view, side] = sheet.twoViews({ width: w, height: h }, { width: d, height: h })
  view.box(0, -h / 2, w, h)
  side.box(0, -h / 2, d, h)
  front?.(view, w, h)
  onSide?.(side, d, h)
  view.across(width, 0, w, h / 2, dimensionOffset)
  view.upright(height, -h / 2, h / 2, 0, -dimensionOffset)
  side.across(depth, 0, d, h / 2, dimensionOffset)
  return true
}

/** Controllers, sensors, panels: a small box with a knob or a display. */
export const drawControl: Draw = (sheet, { overallWidth, overallHeight, overallDepth }) =>
  overallWidth && overallHeight
    ? drawBox(sheet, {
        width: overallWidth,
        height: overallHeight,
        depth: overallDepth,
        front: (view, width, height) => {
          const radius = Math.min(width, height) * 0.22
          view.circle(width / 2, 0, radius)
          view.line('edge', [width / 2, 0], [width / 2, -radius])
        },
      })
    : false

/** Actuators turn a spindle. */
export const drawActuator: Draw = (sheet, { overallWidth, overallHeight, overallDepth }) =>
  overallWidth && overallHeight
    ? drawBox(sheet, {
        width: overallWidth,
        height: overallHeight,
        depth: overallDepth,
        front: (view, width, height) => {
          const y = height / 2 - width * 0.3
          view.circle(width / 2, y, width * 0.22)
          view.circle(width / 2, y, width * 0.1)
          view.cross(width / 2, y, width * 0.22)
        },
      })
    : false

/** Central ventilation units: a box with four spigots on top. */
export const drawUnit: Draw = (sheet, sizes) => {
  const { dn, overallWidth, overallHeight, overallDepth } = sizes
  if (!dn || !overallWidth || !overallHeight) return false
  const spigot = Math.min(60, overallHeight.value * 0.08)
  return drawBox(sheet, {
    width: overallWidth,
    height: overallHeight,
    depth: overallDepth,
    front: (view, width, height) => {
      const radius = dn.value / 2
      const count = width >= 4.4 * dn.value ? 4 : 2
      for (let index = 0; index < count; index++) {
        const x = ((index + 0.5) * width) / count
        view.box(x - radius, -height / 2 - spigot, 2 * radius, spigot)
        view.axis([x, -height / 2 - spigot], [x, -height / 2])
      }
      const first = width / count / 2
      view.across(dn, first - radius, first + radius, -height / 2 - spigot, -dimensionOffset, 'Ø')
      view.box(width * 0.06, -height * 0.44, width * 0.88, height * 0.62, 'thin')
      view.box(width * 0.36, height * 0.28, width * 0.28, height * 0.08, 'thin')
    },
    side: (side, depth, height) => {
      const radius = Math.min(dn.value, depth * 0.8) / 2
      side.box(depth / 2 - radius, -height / 2 - spigot, 2 * radius, spigot)
    },
  })
}

/** A box in a round duct: side view with a spigot at each end, end view to the right. */
function drawSpigotBox(
  sheet: DrawingSheet,
  sizes: Sizes,
  details?: (side: View, length: number, height: number) => void,
): boolean {
  const { dn, overallWidth, overallHeight, overallLength } = sizes
  if (!dn) return false
  const height = overallHeight?.value ?? dn.value * 1.4
  const width = overallWidth?.value ?? height
  const length = overallLength?.value ?? width * 1.2
  const spigot = Math.min(50, length * 0.12)
  const [side, end] = sheet.twoViews({ width: length, height }, { width, height })
  side.box(spigot, -height / 2, length - 2 * spigot, height)
  for (const x of [0, length - spigot]) side.box(x, -dn.value / 2, spigot, dn.value)
  details?.(side, length, height)
  side.axis([0, 0], [length, 0])
  end.box(0, -height / 2, width, height)
  end.circle(width / 2, 0, dn.value / 2)
  end.cross(width / 2, 0, dn.value / 2)
  side.upright(dn, -dn.value / 2, dn.value / 2, 0, -dimensionOffset, 'Ø')
  side.across(overallLength, 0, length, height / 2, dimensionOffset)
  end.across(overallWidth, 0, width, height / 2, dimensionOffset)
  end.upright(overallHeight, -height / 2, height / 2, width, dimensionOffset)
  return true
}

export const drawAcousticBox: Draw = (sheet, sizes) =>
  drawSpigotBox(sheet, sizes, (side, length, height) => {
    side.box(length * 0.16, -height * 0.44, length * 0.68, height * 0.88, 'hidden')
    side.circle(length * 0.5, 0, height * 0.24, 'hidden')
  })

/** Flat ceiling units have two spigots at each end. */
export const drawFlatUnit: Draw = (sheet, { dn, overallWidth, overallHeight, overallDepth }) => {
  if (!dn || !overallWidth || !overallHeight || !overallDepth) return false
  // View from below, and from the duct side.
  const [w, d, h] = [overallWidth.value, overallDepth.value, overallHeight.value]
  const spigot = w * 0.05
  const [view, side] = sheet.twoViews({ width: w, height: d }, { width: h, height: d })
  view.box(0, -d / 2, w, d)
  side.box(0, -d / 2, h, d)
  for (const y of [-d * 0.25, d * 0.25]) {
    for (const x of [-spigot, w]) view.box(x, y - dn.value / 2, spigot, dn.value)
    side.circle(h / 2, y, dn.value / 2)
    side.cross(h / 2, y, dn.value / 2)
  }
  view.line(
    'thin',
    [w * 0.5, -d * 0.3],
    [w * 0.66, 0],
    [w * 0.5, d * 0.3],
    [w * 0.34, 0],
    [w * 0.5, -d * 0.3],
  )
  view.across(overallWidth, 0, w, d / 2, dimensionOffset)
  view.upright(overallDepth, -d / 2, d / 2, 0, -dimensionOffset - 4)
  side.across(overallHeight, 0, h, d / 2, dimensionOffset)
  side.upright(dn, d * 0.25 - dn.value / 2, d * 0.25 + dn.value / 2, h, dimensionOffset, 'Ø')
  return true
}

export const drawFilterBox: Draw = (sheet, sizes) =>
  drawSpigotBox(sheet, sizes, (side, length, height) => {
    const step = height * 0.1
    for (let y = -height * 0.42; y < height * 0.4; y += step)
      side.line(
        'thin',
        [length * 0.46, y],
        [length * 0.54, y + step / 2],
        [length * 0.46, y + step],
      )
  })

/** Electric heaters: a round casing with a terminal box. */
export const drawElectricHeater: Draw = (sheet, { dn, overallLength, overallHeight }) => {
  if (!dn) return false
  const height = overallHeight?.value ?? dn.value * 1.4
  const length = overallLength?.value ?? dn.value * 2
  const top = height / 2 - dn.value
  const axis = top + dn.value / 2
  const [side, end] = sheet.twoViews({ width: length, height }, { width: dn.value, height })
  side.box(0, top, length, dn.value)
  side.box(length * 0.25, -height / 2, length * 0.5, height - dn.value)
  for (const x of [0.3, 0.45, 0.6])
    side.line(
      'thin',
      [length * x, top + dn.value * 0.1],
      [length * (x + 0.05), top + dn.value * 0.9],
      [length * (x + 0.1), top + dn.value * 0.1],
    )
  side.axis([0, axis], [length, axis])
  end.circle(dn.value / 2, axis, dn.value / 2)
  end.cross(dn.value / 2, axis, dn.value / 2)
  end.box(dn.value * 0.12, -height / 2, dn.value * 0.76, height - dn.value)
  side.upright(dn, top, top + dn.value, 0, -dimensionOffset, 'Ø')
  side.across(overallLength, 0, length, height / 2, dimensionOffset)
  end.upright(overallHeight, -height / 2, height / 2, dn.value, dimensionOffset)
  return true
}

/** Water heaters: coils in a box, with connections at the side. */
export const drawWaterHeater: Draw = (sheet, sizes) =>
  drawSpigotBox(sheet, sizes, (side, length, height) => {
    for (const x of [0.42, 0.5, 0.58])
      side.line('hidden', [length * x, -height * 0.44], [length * x, height * 0.44])
    for (const x of [0.4, 0.6]) {
      side.circle(length * x, -height * 0.36, height * 0.04)
      side.cross(length * x, -height * 0.36, height * 0.04)
    }
  })

/** Manifolds: a row of ports for the rooms' pipes. */
export const drawManifold: Draw = (sheet, sizes) => {
  const { dn, ports, overallWidth, overallHeight, overallDepth } = sizes
  if (!dn || !overallWidth || !overallHeight) return false
  return drawBox(sheet, {
    width: overallWidth,
    height: overallHeight,
    depth: overallDepth,
    front: (view, width, height) => {
      const count = ports?.value ?? 6
      const rows = height >= 2.2 * dn.value ? 2 : 1
      const each = Math.ceil(count / rows)
      const centre = (index: number) => {
        const row = Math.floor(index / each)
        const x = (((index % each) + 0.5) * width) / each
        return [x, rows === 1 ? 0 : (row - 0.5) * height * 0.5] as const
      }
      for (let index = 0; index < count; index++) {
        const [x, y] = centre(index)
        view.circle(x, y, Math.min(dn.value / 2, (width / each) * 0.46))
      }
      view.label(ports, (figure) => `${figure} ×`, [0, -height / 2], [6, -4])
      view.label(dn, (figure) => `Ø${figure}`, [0, -height / 2], [20, -4])
    },
  })
}

export const drawAirCurtain: Draw = (sheet, { hoodWidth, overallHeight, overallDepth }) =>
  hoodWidth && overallHeight
    ? drawBox(sheet, {
        width: hoodWidth,
        height: overallHeight,
        depth: overallDepth,
        front: (view, width, height) => {
          for (let x = width * 0.08; x < width * 0.93; x += width * 0.04)
            view.line('thin', [x, -height * 0.3], [x, height * 0.25])
          view.line('edge', [width * 0.04, height * 0.4], [width * 0.96, height * 0.4])
        },
      })
    : false

/** Filters: pockets or pleats in a frame. */
export const drawFilter: Draw = (sheet, { filterWidth, filterHeight, filterDepth }) =>
  filterWidth && filterHeight
    ? drawBox(sheet, {
        width: filterWidth,
        height: filterHeight,
        depth: filterDepth,
        front: (view, width, height) => {
          view.box(width * 0.05, -height * 0.46, width * 0.9, height * 0.92)
          for (let x = width * 0.15; x < width * 0.94; x += width * 0.1)
            view.line('thin', [x, -height * 0.46], [x, height * 0.46])
        },
        side: (side, depth, height) => {
          const frame = Math.min(25, depth * 0.4)
          side.line('edge', [frame, -height / 2], [frame, height / 2])
        },
      })
    : false

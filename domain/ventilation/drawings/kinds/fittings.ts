import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { Point } from '../shapes.ts'
import { dimensionOffset } from './revolved.ts'

type Draw = (sheet: DrawingSheet, sizes: Sizes) => boolean

/** A bend: its centre line has the radius of its diameter (EN 1506). */
export const drawBend: Draw = (sheet, { dn, angle }) => {
  if (!dn || !angle) return false
  const d = dn.value
  const radius = d
  const spigot = d * 0.35
  const turn = (angle.value * Math.PI) / 180
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)]
  // Centre of the turn: the air comes from the left and turns upwards.
  const middle: Point = [spigot, -radius]
  const at = (r: number, along: number): Point => [
    middle[0] + r * sin + along * cos,
    middle[1] + r * cos - along * sin,
  ]
  const outer = radius + d / 2
  const inner = radius - d / 2
  const points = [
    at(outer, 0),
    at(outer, spigot),
    at(inner, 0),
    at(inner, spigot),
    [0, -d / 2],
    [0, d / 2],
  ]
  const xs = points.map(([x = 0]) => x)
  const ys = points.map(([, y = 0]) => y)
  const width = Math.max(...xs) - Math.min(0, ...xs)
  const height = 2 * Math.max(Math.abs(Math.min(...ys)), Math.max(...ys))
  const view = sheet.oneView({ width, height: height * 0.74 })
  // The view is aligned with its lower edge.
  const down = height * 0.5 - d / 2 - height * 0.13
  const moved = ([x, y]: Point): Point => [x, y + down]
  view.line(
    'edge',
    ...(
      [
        [spigot, d / 2],
        [0, d / 2],
        [0, -d / 2],
        [spigot, -d / 2],
      ] as const
    ).map(moved),
  )
  view.line(
    'edge',
    ...[at(outer, 0), at(outer, spigot), at(inner, spigot), at(inner, 0)].map(moved),
  )
  for (const r of [inner, outer]) view.arc(moved(middle), r, 90 - angle.value, 90)
  view.arc(moved(middle), radius, 90 - angle.value, 90, 'axis')
  view.axis(moved([0, 0]), moved([spigot, 0]))
  view.axis(moved(at(radius, 0)), moved(at(radius, spigot)))
  for (const [from, to] of [
    [
      [spigot, -d / 2],
      [spigot, d / 2],
    ],
    [at(inner, 0), at(outer, 0)],
  ] as const)
    view.line('thin', moved(from), moved(to))
  view.upright(dn, moved([0, -d / 2])[1], moved([0, d / 2])[1], 0, -dimensionOffset, 'Ø')
  const half = turn / 2
  const outside: Point = [middle[0] + outer * Math.sin(half), middle[1] + outer * Math.cos(half)]
  view.label(angle, (figure) => `${figure}°`, moved(outside), [7, 7])
  return true
}

/** A tee: a branch in the middle of a straight run. */
export const drawTee: Draw = (sheet, { dn, dn2, overallLength }) => {
  if (!dn || !dn2) return false
  const length = overallLength?.value ?? dn2.value + dn.value * 0.8
  const branch = dn.value * 0.45
  const height = dn.value + branch
  const [side, end] = sheet.twoViews({ width: length, height }, { width: dn.value, height })
  const top = -height / 2 + branch
  const middle = top + dn.value / 2
  side.box(0, top, length, dn.value)
  side.box(length / 2 - dn2.value / 2, -height / 2, dn2.value, branch)
  side.axis([0, middle], [length, middle])
  side.axis([length / 2, -height / 2], [length / 2, middle])
  end.circle(dn.value / 2, middle, dn.value / 2)
  end.cross(dn.value / 2, middle, dn.value / 2)
  // The branch ends where it meets the run.
  const [radius, half] = [dn.value / 2, Math.min(dn2.value, dn.value) / 2]
  const joint = middle - Math.sqrt(radius ** 2 - half ** 2)
  end.line(
    'edge',
    [radius - half, joint],
    [radius - half, -height / 2],
    [radius + half, -height / 2],
    [radius + half, joint],
  )
  side.upright(dn, top, top + dn.value, 0, -dimensionOffset, 'Ø')
  side.across(
    dn2,
    length / 2 - dn2.value / 2,
    length / 2 + dn2.value / 2,
    -height / 2,
    -dimensionOffset,
    'Ø',
  )
  side.across(overallLength, 0, length, height / 2, dimensionOffset)
  return true
}

/** A saddle: a spigot on a curved plate. */
export const drawSaddle: Draw = (sheet, { dn, dn2, overallLength }) => {
  if (!dn || !dn2) return false
  const length = overallLength?.value ?? dn2.value + 80
  const spigot = Math.max(50, dn2.value * 0.5)
  const height = dn.value + spigot
  const [side, end] = sheet.twoViews({ width: length, height }, { width: dn.value, height })
  const top = -height / 2 + spigot
  const middle = top + dn.value / 2
  side.box(0, top, length, dn.value * 0.3)
  side.box(length / 2 - dn2.value / 2, -height / 2, dn2.value, spigot)
  side.box(0, top, length, dn.value, 'hidden')
  side.axis([length / 2, -height / 2], [length / 2, top + dn.value * 0.3])
  end.circle(dn.value / 2, middle, dn.value / 2, 'hidden')
  end.arc([dn.value / 2, middle], dn.value / 2, 205, 335)
  end.box(dn.value / 2 - dn2.value / 2, -height / 2, dn2.value, spigot + dn.value * 0.02)
  end.cross(dn.value / 2, middle, dn.value / 2)
  side.across(
    dn2,
    length / 2 - dn2.value / 2,
    length / 2 + dn2.value / 2,
    -height / 2,
    -dimensionOffset,
    'Ø',
  )
  side.across(overallLength, 0, length, height / 2, dimensionOffset)
  end.upright(dn, top, top + dn.value, dn.value, dimensionOffset, 'Ø')
  return true
}

/** A condensate spigot with its trap. */
export const drawSiphon: Draw = (sheet, { drain, overallHeight, overallWidth }) => {
  if (!drain) return false
  const d = drain.value
  const width = overallWidth?.value ?? d * 4
  const height = overallHeight?.value ?? d * 5
  const view = sheet.oneView({ width, height })
  const bend = (width - d) / 2
  const low = height / 2 - bend - d / 2
  for (const x of [0, d]) view.line('edge', [x, -height / 2], [x, low])
  for (const x of [width - d, width]) view.line('edge', [x, -height * 0.2], [x, low])
  view.line('edge', [0, -height / 2], [d, -height / 2])
  view.line('edge', [width - d, -height * 0.2], [width, -height * 0.2])
  view.arc([width / 2, low], width / 2, 0, 180)
  view.arc([width / 2, low], width / 2 - d, 0, 180)
  view.axis([d / 2, -height / 2], [d / 2, low])
  view.axis([width - d / 2, -height * 0.2], [width - d / 2, low])
  view.across(drain, 0, d, -height / 2, -dimensionOffset, 'Ø')
  view.across(overallWidth, 0, width, height / 2, dimensionOffset)
  view.upright(overallHeight, -height / 2, height / 2, width, dimensionOffset)
  return true
}

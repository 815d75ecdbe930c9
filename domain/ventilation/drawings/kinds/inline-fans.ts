import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { betweenSpigots } from './round-ducts.ts'
import { drawRevolved } from './revolved.ts'

/** Mixed-flow and centrifugal duct fans: a wide body between two spigots. */
export function drawInlineFan(sheet: DrawingSheet, sizes: Sizes): boolean {
  const { dn, outer, overallLength } = sizes
  if (!dn) return false
  const thick = (outer?.value ?? dn.value * 1.5) / 2
  const length = overallLength?.value ?? dn.value * 2
  const spigot = length * 0.14
  const flank = length * 0.12
  const rest = length - 2 * spigot - 2 * flank
  drawRevolved(sheet, {
    sections: betweenSpigots(dn.value / 2, spigot, [
      { length: flank, radius: dn.value / 2, toRadius: thick },
      { length: rest, radius: thick },
      { length: flank, radius: thick, toRadius: dn.value / 2 },
    ]),
    left: dn,
    outer,
    length: overallLength,
    details: (side, _end, radius, drawn) => {
      side.box(drawn * 0.36, -radius * 1.12, drawn * 0.28, radius * 0.12)
      side.box(drawn * 0.38, -dn.value * 0.28, drawn * 0.24, dn.value * 0.56, 'hidden')
    },
  })
  return true
}

/** Axial duct fans: a flanged tube with blades. */
export function drawAxialDuctFan(sheet: DrawingSheet, sizes: Sizes): boolean {
  const { dn, outer, overallLength } = sizes
  if (!dn) return false
  const flange = (outer?.value ?? dn.value + 60) / 2
  const length = overallLength?.value ?? dn.value * 0.7
  const sheetMetal = Math.max(3, length * 0.02)
  drawRevolved(sheet, {
    sections: [
      { length: sheetMetal, radius: flange },
      { length: length - 2 * sheetMetal, radius: dn.value / 2 },
      { length: sheetMetal, radius: flange },
    ],
    left: undefined,
    outer,
    length: overallLength,
    details: (side, end, radius, drawn) => {
      side.upright(dn, -dn.value / 2, dn.value / 2, 0, -8, 'Ø')
      side.box(drawn * 0.3, -dn.value * 0.15, drawn * 0.4, dn.value * 0.3, 'hidden')
      drawBlades(end, radius, 0, dn.value / 2)
    },
  })
  return true
}

/** Blades of an impeller, seen along its axis. */
export function drawBlades(view: View, x: number, y: number, radius: number, count = 6): void {
  const hub = radius * 0.3
  view.circle(x, y, hub)
  for (let index = 0; index < count; index++) {
    const angle = (index * 2 * Math.PI) / count
    const tip = angle + 0.35
    view.line(
      'thin',
      [x + hub * Math.cos(angle), y + hub * Math.sin(angle)],
      [x + radius * 0.94 * Math.cos(tip), y + radius * 0.94 * Math.sin(tip)],
    )
  }
}

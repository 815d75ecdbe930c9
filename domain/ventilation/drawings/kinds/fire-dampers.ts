import type { DrawingSheet } from '../drawing-sheet.ts'
import type { Sizes } from '../read-sizes.ts'
import type { View } from '../view.ts'
import { drawRectangular } from './rectangular-ducts.ts'
import { drawRevolved } from './revolved.ts'

/** Fire dampers: a blade in the wall, its drive outside. */
export function drawFireDamper(sheet: DrawingSheet, sizes: Sizes): boolean {
  const { dn, overallLength } = sizes
  if (!dn) return drawRectangular(sheet, sizes, drawBlade)
  const length = overallLength?.value ?? dn.value + 200
  drawRevolved(sheet, {
    sections: [{ length, radius: dn.value / 2 }],
    left: dn,
    length: overallLength,
    details: (side, end, radius, drawn) => {
      drawBlade(side, drawn, dn.value)
      end.line('edge', [radius, -radius], [radius, radius])
    },
  })
  return true
}

function drawBlade(side: View, length: number, height: number): void {
  const at = length * 0.62
  side.box(at - height * 0.03, -height * 0.48, height * 0.06, height * 0.96, 'hidden')
  side.circle(at, 0, height * 0.03)
  side.box(at + height * 0.12, -height * 0.62, length * 0.2, height * 0.12)
  // The face of the wall around it.
  side.line('thin', [length * 0.5, -height * 0.6], [length * 0.5, height * 0.6])
}

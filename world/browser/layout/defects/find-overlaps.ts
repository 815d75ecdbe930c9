import { intersect } from './box.ts'
import { nameOf, report } from './report.ts'
import type { TextLine } from './text-lines.ts'

/** Overlapping texts. */
export function findOverlaps(found: readonly TextLine[]): void {
  const lines = found.toSorted((a, b) => a.box.top - b.box.top)
  const told = new Set<Element>()
  for (const [index, one] of lines.entries()) {
    for (let next = index + 1; next < lines.length; next++) {
      const other = lines[next]
      if (!other || other.box.top >= one.box.bottom) break
      if (other.node === one.node || other.layer !== one.layer || told.has(other.element)) continue
      const common = intersect(one.box, other.box)
      if (common.right - common.left > 2 && common.bottom - common.top > 2) {
        told.add(other.element)
        report('overlap', other.element, `with ${nameOf(one.element)}`)
      }
    }
  }
}

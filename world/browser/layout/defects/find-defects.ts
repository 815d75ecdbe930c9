import type { LayoutDefect } from '../layout-defect.ts'
import { findCovered } from './find-covered.ts'
import { findCutSelects } from './find-cut-selects.ts'
import { findOverlaps } from './find-overlaps.ts'
import { findSideways } from './find-sideways.ts'
import { findSmallTargets } from './find-small-targets.ts'
import { defects } from './report.ts'
import { readTextLines } from './text-lines.ts'

/** Runs in the page. */
export function findDefects(): LayoutDefect[] {
  findSideways()
  const lines = readTextLines()
  findOverlaps(lines)
  findCovered(lines)
  findCutSelects()
  findSmallTargets()
  return defects
}

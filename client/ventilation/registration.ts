import { lazyParts } from '../lazy-part.ts'

const load = () => import('./parts.ts')
const part = lazyParts(load)

/** Where a shop for ventilation shows more than others do; its screens are found by their names. */
export const ventilation = {
  CompareCurves: part('CompareCurves'),
  ProblemHelp: part('ProblemHelp'),
  ProductSections: part('ProductSections'),
}

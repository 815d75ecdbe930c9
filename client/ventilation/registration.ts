import { lazyParts } from '../lazy-part.ts'

const load = () => import('./parts.ts')
const part = lazyParts(load)

/** Extension points of the ventilation vertical; its screens are found by their names. */
export const ventilation = {
  CompareCurves: part('CompareCurves'),
  ProblemHelp: part('ProblemHelp'),
  ProductSections: part('ProductSections'),
}

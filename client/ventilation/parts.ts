// One chunk for registration.ts.
export { CompareCurves } from './compare-curves.tsx'
export { ProductSections } from './product/product-sections.tsx'
export { ProblemHelp } from './problem-help.tsx'

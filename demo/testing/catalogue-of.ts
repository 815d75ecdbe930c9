import type { Catalogue } from '../records.ts'
import { generateCatalogue } from '../catalogue/generate.ts'

declare global {
  /** Outlives the modules, which each test file loads anew. */
  var demoCatalogues: Map<number, Catalogue> | undefined
}

/** The demo catalogue of a size, generated once for all test files of the process. */
export function catalogueOf(products: number): Catalogue {
  const catalogues = (globalThis.demoCatalogues ??= new Map())
  const known = catalogues.get(products)
  if (known) return known
  const catalogue = generateCatalogue({ products })
  catalogues.set(products, catalogue)
  return catalogue
}

import type { Catalogue, ProductRecord } from '../records.ts'
import { brands } from './brands.ts'
import { buildProduct } from './products/build-product.ts'
import { families } from './families/all.ts'
import { parameters } from './parameters.ts'
import { seriesName } from './names.ts'
import { planCatalogue } from './plan.ts'
import { relationsOf } from './relations.ts'
import { buildCategories } from './taxonomy.ts'
import { virtualCategories } from './virtual-categories.ts'

export interface GenerateOptions {
  /** Approximate number; every family has at least one. */
  products: number
  seed?: number
}

export const defaultProducts = 1500

/** @internal For tests: the whole catalogue, deterministic. */
export function generateCatalogue(wanted: GenerateOptions): Catalogue {
  return { categories: buildCategories(), virtualCategories, parameters, brands, products: [...generateProducts(wanted)] }
}

/** Generates products lazily, for catalogues that should not be in memory as a whole. */
export function* generateProducts({ products, seed = 1 }: GenerateOptions): Generator<ProductRecord> {
  const plans = planCatalogue(families, products, seed)
  const related = relationsOf(plans)
  const names = new Map(plans.map((plan) => [plan.id, seriesName(plan)]))
  for (const plan of plans) yield buildProduct(plan, related(plan), (id) => names.get(id) ?? id)
}

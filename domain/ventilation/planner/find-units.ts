import type { CatalogState } from '../../catalog/catalog.ts'
import type { Product } from '../../product/product.ts'
import type { FanSearch } from '../adviser/fan-searches.ts'
import { type FanReads, scopeOf } from '../adviser/find-fans.ts'
import { type ChosenUnit, chooseUnits } from './choose-units.ts'
import { rateUnit, type RatedUnit } from './rate-unit.ts'
import type { DwellingPlan } from './make-plan.ts'
import type { PlanInput } from './plan-input.ts'
import { unitsOf } from './unit-candidate.ts'
import {
  allUnitsSearch,
  quietestUnitsSearch,
  strongestUnitsSearch,
  unitSearches,
} from './unit-searches.ts'

export interface UnitResults {
  /** Offered units, the recommended one first. */
  offered: ChosenUnit[]
  /** The chosen unit; null if there is none or it is discontinued. */
  own: RatedUnit | null
  /** The chosen unit is not in the shop. */
  isOwnGone: boolean
  products: ReadonlyMap<string, Product>
}

/**
 * Finds units by listings and rates them by their curves, so that the cost is independent of the
 * catalogue's size.
 */
export async function findUnits(
  { list, product }: FanReads,
  plan: DwellingPlan,
  { system, unit }: PlanInput,
): Promise<UnitResults> {
  const chosen = unit ? product(unit.slug).catch(() => null) : Promise.resolve(null)
  const slugs = await findSlugs()
  const read = (await Promise.all([...new Set(slugs)].map((slug) => product(slug)))).flatMap(
    (found) => found ?? [],
  )
  const rated = read.flatMap(unitsOf).map((each) => rateUnit(each, plan))
  const ownProduct = await chosen
  const own =
    ownProduct && unitsOf(ownProduct).find(({ variantId }) => variantId === unit?.variantId)
  const all = ownProduct ? [...read, ownProduct] : read
  return {
    offered: chooseUnits(rated),
    own: own ? rateUnit(own, plan) : null,
    isOwnGone: unit !== null && !own,
    products: new Map(all.map((each) => [each.id, each])),
  }

  async function findSlugs(): Promise<string[]> {
    const searches = unitSearches(system, plan.duty)
    const found = await Promise.all(searches.map(slugsOf))
    if (found.some(({ length }) => length > 0)) return found.flat()
    const strongest = await Promise.all(
      allUnitsSearch(system).map(async (search) => {
        const narrowed = strongestUnitsSearch(search, await list(scopeOf(search)))
        return narrowed ? namesOf(await list(scopeOf(narrowed))) : []
      }),
    )
    return strongest.flat()
  }

  async function slugsOf(search: FanSearch): Promise<string[]> {
    const cheapest = await list(scopeOf(search))
    const quiet = quietestUnitsSearch(system, search, cheapest)
    if (!quiet || cheapest.total <= cheapest.products.length) return namesOf(cheapest)
    return [...namesOf(cheapest), ...namesOf(await list(scopeOf(quiet)))]
  }
}

const namesOf = ({ products }: CatalogState) => products.map(({ slug }) => slug)

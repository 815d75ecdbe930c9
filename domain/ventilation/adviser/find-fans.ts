import type { CatalogScope, CatalogState, Range } from '../../catalog/catalog.ts'
import type { Product } from '../../product/product.ts'
import type { AdviserAnswers } from './answers.ts'
import { chooseFans, type ChosenFan } from './choose-fans.ts'
import { candidatesOf, type FanCandidate } from './fan-candidate.ts'
import { preferredSearch, exactSearch, type FanSearch, relaxedSearches } from './fan-searches.ts'
import type { FanRequirements } from './fan-requirements.ts'

/** Catalogue reads of the search. */
export interface FanReads {
  list(scope: CatalogScope): Promise<CatalogState>
  product(slug: string): Promise<Product | null>
}

export interface FanMatch extends ChosenFan {
  product: Product
}

/** Products considered per search; the same in other colours are adjacent. */
const candidatesPerSearch = 5
const maxFans = 3

/**
 * Finds three fans for the answers: the cheapest, the quietest and those with the most air among
 * the results, rated by their curves. If fewer than three meet all limits, the nearest ones.
 */
export async function findFans(
  { list, product }: FanReads,
  answers: AdviserAnswers,
  need: FanRequirements,
): Promise<FanMatch[]> {
  const products = new Map<string, Promise<Product | null>>()
  const fans = new Map<string, FanCandidate>()
  const owners = new Map<string, Product>()

  await search([exactSearch(answers, need), preferredSearch(answers, need)])
  let chosen = chooseFans([...fans.values()], answers, need)
  for (const searches of relaxedSearches(answers, need)) {
    if (chosen.filter(({ compromises }) => compromises.length < 2).length >= maxFans) break
    await search(searches)
    chosen = chooseFans([...fans.values()], answers, need)
  }
  return chosen.flatMap((each) => {
    const owner = owners.get(each.fan.productId)
    return owner ? { ...each, product: owner } : []
  })

  /** Cheapest and quietest products of each search, as candidates. */
  async function search(searches: readonly FanSearch[]): Promise<void> {
    const slugs = (await Promise.all(searches.map(slugsOf))).flat()
    for (const slug of slugs) if (!products.has(slug)) products.set(slug, product(slug))
    for (const found of await Promise.all(products.values())) {
      if (!found) continue
      owners.set(found.id, found)
      for (const fan of candidatesOf(found)) fans.set(fan.variantId, fan)
    }
  }

  async function slugsOf(search: FanSearch): Promise<string[]> {
    const cheapest = await list(scopeOf(search))
    if (cheapest.total <= candidatesPerSearch) return slugs(cheapest)
    const further = [quietestOf(search, cheapest), strongestOf(search, cheapest)]
    const found = await Promise.all(further.map((each) => each && list(scopeOf(each))))
    return [cheapest, ...found].flatMap((state) => (state ? slugs(state) : []))
  }
}

/** Those at the lowest level of the search. */
function quietestOf(search: FanSearch, state: CatalogState): FanSearch | null {
  const bounds = boundsOf(state, 'lpa')
  return bounds && narrowed(search, 'lpa', { from: null, to: bounds.min })
}

/** Of fans without a required flow, those with the most. */
function strongestOf(search: FanSearch, state: CatalogState): FanSearch | null {
  const bounds = search.reaches ? null : boundsOf(state, 'q_max')
  return bounds && narrowed(search, 'q_max', { from: Math.floor(bounds.max * 0.85), to: null })
}

function narrowed(search: FanSearch, code: string, range: Range): FanSearch {
  return { ...search, ranges: { ...search.ranges, [code]: range } }
}

function boundsOf({ facets }: CatalogState, code: string): { min: number; max: number } | null {
  const facet = facets.find((each) => each.code === code)
  return facet?.type === 'range' ? facet : null
}

const slugs = ({ products }: CatalogState) => products.map(({ slug }) => slug)

/** The first products of a search by price. */
export function scopeOf(search: FanSearch, perPage = candidatesPerSearch): CatalogScope {
  return { ...search, brands: [], availableOnly: true, sort: 'price', page: 1, perPage }
}

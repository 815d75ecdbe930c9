import type { CatalogScope, Sort } from '../../../../domain/catalog/catalog.ts'
import { asksForCheapest } from '../../../../domain/ventilation/search/price-rules.ts'

/** Without a chosen order, a query may ask for one: `cheapest duct fan`. */
export function requestedSort({ query, sort }: Pick<CatalogScope, 'query' | 'sort'>): Sort {
  const isByPrice = sort === 'default' && query !== undefined && asksForCheapest(query)
  return isByPrice ? 'price' : sort
}

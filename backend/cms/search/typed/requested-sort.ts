import type { CatalogScope, Sort } from '../../../../domain/catalog/catalog.ts'
import type { UnderstoodQuery } from '../../../../domain/catalog/understood.ts'
import { asksForCheapest } from '../../../../domain/ventilation/search/price-rules.ts'

/** Without a chosen order, a query may ask for one: `cheapest duct fan`. */
export function requestedSort({ query, sort }: Pick<CatalogScope, 'query' | 'sort'>): Sort {
  const isByPrice = sort === 'default' && query !== undefined && asksForCheapest(query)
  return isByPrice ? 'price' : sort
}

/** Whether everything costs more than a query allows, so that the cheapest come nearest. */
export function exceedsPriceLimit(understood: UnderstoodQuery | null): boolean {
  const price = understood?.facets.find(({ code }) => code === 'price')
  return price?.instead === null && !price.value.includes('≥')
}

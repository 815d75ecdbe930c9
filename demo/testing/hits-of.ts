import type { Locale } from '../../domain/locale.ts'
import { askShop } from '../search/measure-search.ts'
import type { SearchedShop } from '../search/searched-shop.ts'

/** Tiles of a query's first page, their generated variants, and what was understood. */
export async function hitsOf(shop: SearchedShop, locale: Locale, query: string) {
  const { state, understood } = await askShop(shop, locale, query)
  const hits = state.products.flatMap(({ variant }) => shop.variants.get(variant.id) ?? [])
  return { hits, understood, tiles: state.products, total: state.total }
}

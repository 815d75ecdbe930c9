import type { Matches } from './matches.ts'
import { type PageOf, pageOf, type PickedProduct } from './page-of.ts'

/** A page with one product of each of several alternatives in turn; without any, all in order. */
export function pageInTurn(
  matches: readonly Matches[],
  alternatives: readonly (readonly Matches[])[],
  page: PageOf,
): PickedProduct[] {
  if (alternatives.length < 2) return pageOf(matches, page)
  const end = page.offset + page.limit
  const lists = alternatives.map((each) => pageOf(each, { ...page, offset: 0, limit: end }))
  const picked = new Map<number, PickedProduct>()
  for (let at = 0; at < end; at++)
    for (const list of lists) {
      // A product that has several of the values stands for one that has not been shown.
      const next = list.find(({ product }) => !picked.has(product))
      if (next) picked.set(next.product, next)
    }
  return [...picked.values()].slice(page.offset, end)
}

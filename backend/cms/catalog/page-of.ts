import type { Sort } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import { hasAny, intersect } from '../listing/bits.ts'
import type { ColumnName, OrderName } from '../listing/columns.ts'
import { cheapestOf } from './products/cheapest-of.ts'
import { LowestKeys } from './lowest-keys.ts'
import type { Matches, Ranks } from './matches.ts'
import { availableOf } from './narrowing.ts'
import { totalOfSegment } from './products/totals.ts'

export interface PageOf {
  locale: Locale
  currency: CurrencyCode
  sort: Sort
  limit: number
  offset: number
  ranks: Ranks | null
  /** Among equally relevant products of a category, what can be bought is first; so are variants. */
  availableFirst?: boolean
}

/** A product with its representative variant: the cheapest match. */
export interface PickedProduct {
  product: number
  bit: number
  /** Other matching variants cost more. */
  priceFrom: boolean
  /** Number of matching variants. */
  matching: number
}

/** Columns for sorting and choosing variants. */
export function pageColumns({
  locale,
  currency,
  sort,
  availableFirst,
}: Pick<PageOf, 'locale' | 'currency' | 'sort' | 'availableFirst'>): ColumnName[] {
  const order = orderColumn(sort, locale)
  return [
    `price:${currency}`,
    ...(order ? [order] : []),
    ...(availableFirst ? (['available'] as const) : []),
  ]
}

/**
 * The products of one page. All variants of a product share the chosen values, and the "from" price
 * is that of an available one.
 */
export function pageOf(matches: readonly Matches[], page: PageOf): PickedProduct[] {
  const { sort, limit, offset, ranks, availableFirst } = page
  const found =
    sort === 'default' && !ranks && !availableFirst
      ? inPlace(matches, offset, limit)
      : inOrder(matches, page, offset, limit)
  return found.map(({ match, index }) => pickOf(match, index, page))
}

interface ProductMatch {
  match: Matches
  /** Index of the product in its segment. */
  index: number
}

/** The default order is that of the segments: earlier products are only counted. */
function inPlace(matches: readonly Matches[], offset: number, limit: number): ProductMatch[] {
  const found: ProductMatch[] = []
  let skipped = 0
  for (const match of matches) {
    const total = totalOfSegment(match)
    if (skipped + total <= offset) {
      skipped += total
      continue
    }
    eachProduct(match, (index) => {
      if (skipped++ >= offset && found.length < limit) found.push({ match, index })
    })
    if (found.length >= limit) break
  }
  return found
}

/** Keys are integers below 2^32; an index below 2^21 fits beside them. */
const positions = 2 ** 21

function inOrder(
  matches: readonly Matches[],
  page: PageOf,
  offset: number,
  limit: number,
): ProductMatch[] {
  const lowest = new LowestKeys(offset + limit)
  const firsts: number[] = []
  let first = 0
  for (const [place, match] of matches.entries()) {
    const keyOf = keysOf(match, page, place)
    firsts.push(first)
    eachProduct(match, (index) => lowest.add(keyOf(index) * positions + first + index))
    first += match.segment.products.length
  }
  return lowest
    .sorted()
    .slice(offset)
    .flatMap((key) => {
      const position = key % positions
      const at = firsts.findLastIndex((start) => start <= position)
      const match = matches[at]
      return match ? { match, index: position - (firsts[at] ?? 0) } : []
    })
}

/** More than any shop has categories. */
const places = 2 ** 16

/** Sort keys of a segment's products, lowest first. */
function keysOf(
  { segment, hits }: Matches,
  page: PageOf,
  place: number,
): (index: number) => number {
  const { sort, locale, currency, ranks, availableFirst } = page
  if (sort === 'default') {
    const rankOf = (index: number) => 255 - (ranks?.[segment.products[index] ?? 0] ?? 0)
    if (!availableFirst) return rankOf
    const available = intersect(hits, availableOf(segment))
    const isSoldOut = (index: number) =>
      !hasAny(available, segment.starts[index] ?? 0, segment.starts[index + 1] ?? 0)
    return (index) => (rankOf(index) * places + place) * 2 + (isSoldOut(index) ? 1 : 0)
  }
  const order = orderColumn(sort, locale)
  const keys = order && segment.column(order)
  if (keys) return (index) => keys[index] ?? 0
  return (index) => {
    const price = cheapestOf(segment, hits, index, currency)?.price ?? 0
    return sort === 'price-desc' ? 2 ** 32 - 1 - price : price
  }
}

function orderColumn(sort: Sort, locale: Locale): OrderName | null {
  if (sort === 'name') return `name:${locale}`
  return sort === 'rating' || sort === 'newest' ? sort : null
}

function pickOf({ segment, hits }: Matches, index: number, page: PageOf): PickedProduct {
  const { currency, availableFirst } = page
  const all = cheapestOf(segment, hits, index, currency) ?? none
  const product = segment.products[index] ?? 0
  const available = availableFirst
    ? cheapestOf(segment, intersect(hits, availableOf(segment)), index, currency)
    : null
  const { bit, priceFrom } = available ?? all
  return { product, bit, priceFrom, matching: all.count }
}

const none = { bit: 0, price: 0, priceFrom: false, count: 0 }

/** Visits every matching product, in order. */
function eachProduct({ segment, hits }: Matches, visit: (index: number) => void): void {
  const { starts, products } = segment
  for (let index = 0; index < products.length; index++) {
    if (hasAny(hits, starts[index] ?? 0, starts[index + 1] ?? 0)) visit(index)
  }
}

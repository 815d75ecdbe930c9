import type { Sort } from '../../../domain/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { Sql } from './candidates.ts'
import { tileColumns } from './tile.ts'

export interface PageOf {
  locale: Locale
  currency: CurrencyCode
  sort: Sort
  limit: number
  offset: number
  /** Mask of the variants of product `p` that are shown rather than others; null: no wish. */
  wanted: Sql | null
}

const cheapest = `(SELECT min(x.with_tax) FROM product_price x
  WHERE x.product_n = c.product_n AND x.currency = 'CURRENCY' AND x.mask & c.hits)`

function orderOf({ sort, currency }: PageOf): string {
  const price = cheapest.replace('CURRENCY', currency)
  const orders: Record<Sort, string> = {
    default: 'c.place',
    price: `${price}, c.place`,
    'price-desc': `${price} DESC, c.place`,
    name: 't.name_rank',
    rating: 'p.rating DESC NULLS LAST, c.place',
    newest: 'p.created_at DESC, c.place',
  }
  return orders[sort]
}

/**
 * One page of matching products, each with its cheapest matching variant: all of them share the
 * chosen values, and the price beside "from" is the one that can be bought.
 */
export function pageOfCandidates(candidate: Sql, page: PageOf): Sql {
  const { wanted } = page
  // Only among the wanted variants where there are any, so that "from" keeps meaning these.
  const hits = wanted ? `coalesce(nullif(c.hits & ${wanted.sql}, 0), c.hits)` : 'c.hits'
  return {
    sql: `${candidate.sql},
      shown AS MATERIALIZED (
        SELECT c.product_n, ${hits} AS hits, row_number() OVER (ORDER BY ${orderOf(page)}) AS shown_at
        FROM candidate c CROSS JOIN product p ON p.n = c.product_n
        CROSS JOIN product_text t ON t.product_n = p.n AND t.locale = ?
        WHERE c.hits <> 0 ORDER BY shown_at LIMIT ? OFFSET ?)
      SELECT ${tileColumns}, EXISTS (SELECT 1 FROM product_price x WHERE x.product_n = p.n
        AND x.currency = pr.currency AND x.mask & shown.hits AND x.with_tax <> pr.with_tax) AS price_from
      FROM shown
      CROSS JOIN product p ON p.n = shown.product_n
      CROSS JOIN product_text t ON t.product_n = p.n AND t.locale = ?
      CROSS JOIN variant v ON v.n = (SELECT w.n FROM variant w
        JOIN price wp ON wp.variant_n = w.n AND wp.currency = ?
        WHERE w.product_n = p.n AND shown.hits >> w.bit & 1 ORDER BY wp.with_tax, w.bit LIMIT 1)
      CROSS JOIN variant d ON d.n = p.default_variant_n
      CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?
      ORDER BY shown.shown_at`,
    bindings: [
      ...candidate.bindings,
      ...(wanted?.bindings ?? []),
      page.locale,
      page.limit,
      page.offset,
      page.locale,
      page.currency,
      page.currency,
    ],
  }
}

const listedOrders: Record<Exclude<Sort, 'name'>, (currency: CurrencyCode) => string> = {
  default: () => 'l.position, l.product_n',
  price: (currency) => `${currency === 'CZK' ? 'l.czk' : 'l.eur'}, l.product_n`,
  'price-desc': (currency) => `${currency === 'CZK' ? 'l.czk' : 'l.eur'} DESC, l.product_n DESC`,
  rating: () => 'l.rating DESC, l.product_n DESC',
  newest: () => 'l.created_at DESC, l.product_n DESC',
}

/** One page of a whole category: read from an index, however large the category is. */
export function pageOfCategory(categoryN: number, page: PageOf): Sql {
  const order = page.sort === 'name' ? 'name_rank' : listedOrders[page.sort](page.currency)
  return {
    sql: `WITH shown AS MATERIALIZED (
        SELECT l.product_n, row_number() OVER () AS place FROM (
          SELECT l.product_n ${
            page.sort === 'name'
              ? `, (SELECT name_rank FROM product_text
            WHERE product_n = l.product_n AND locale = ?) AS name_rank`
              : ''
          }
          FROM listing l WHERE l.category_n = ? ORDER BY ${order} LIMIT ? OFFSET ?) l)
      SELECT ${tileColumns}, EXISTS (SELECT 1 FROM product_price o
        WHERE o.product_n = p.n AND o.currency = pr.currency AND o.with_tax <> pr.with_tax) AS price_from
      FROM shown
      CROSS JOIN product p ON p.n = shown.product_n
      CROSS JOIN product_text t ON t.product_n = p.n AND t.locale = ?
      CROSS JOIN variant d ON d.n = p.default_variant_n
      CROSS JOIN variant v ON v.n = p.default_variant_n
      CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?
      ORDER BY shown.place`,
    bindings: [
      ...(page.sort === 'name' ? [page.locale] : []),
      categoryN,
      page.limit,
      page.offset,
      page.locale,
      page.currency,
    ],
  }
}

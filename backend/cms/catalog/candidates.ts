import type { Narrowing } from './narrowing.ts'

export interface Sql {
  sql: string
  bindings: (string | number)[]
}

/**
 * `WITH candidate`: the products of a place (rows `product_n, place`; smaller places come first).
 * `hits` is the mask of the variants that pass every filter, `but_<i>` of those that pass all but
 * filter i, which is what the counts of its own facet need. Products without any of them are left out.
 */
export function candidates(place: Sql, narrowings: readonly Narrowing[]): Sql {
  const indexes = narrowings.map((_, index) => index)
  const filters = narrowings.map(({ mask }, index) => `, (${mask}) AS f${index}`).join('')
  const all = (without?: number) =>
    ['all_mask', ...indexes.filter((index) => index !== without).map((index) => `f${index}`)].join(
      ' & ',
    )
  const buts = indexes.map((index) => `, ${all(index)} AS but_${index}`).join('')
  const any = ['hits', ...indexes.map((index) => `but_${index}`)].join(' | ')
  return {
    sql: `WITH place AS MATERIALIZED (${place.sql}),
      filtered AS MATERIALIZED (
        SELECT p.n AS product_n, p.brand_n, p.all_mask, p.available_mask, place.place ${filters}
        FROM place CROSS JOIN product p ON p.n = place.product_n),
      masked AS (SELECT product_n, brand_n, available_mask, place, ${all()} AS hits ${buts} FROM filtered),
      candidate AS MATERIALIZED (SELECT * FROM masked WHERE (${any}) <> 0)`,
    // In the order of their question marks.
    bindings: [...place.bindings, ...narrowings.flatMap(({ bindings }) => bindings)],
  }
}

/** Column of `candidate` that counts for a facet: as if nothing of its own were chosen. */
export function maskFor(facet: string, narrowings: readonly Narrowing[]): string {
  const index = narrowings.findIndex((narrowing) => narrowing.facet === facet)
  return index < 0 ? 'hits' : `but_${index}`
}

import type { CurrencyCode } from '../../../domain/currency.ts'
import type { Locale } from '../../../domain/locale.ts'
import type { PickedProduct } from './page-of.ts'
import { tileColumns } from './products/tile.ts'

/** Tile rows of a page, in its order. */
export function pageQuery(
  db: D1Database,
  picks: readonly PickedProduct[],
  { locale, currency }: { locale: Locale; currency: CurrencyCode },
): D1PreparedStatement {
  return db
    .prepare(
      `SELECT ${tileColumns}, pick.value ->> 2 AS price_from, pick.value ->> 3 AS matching FROM json_each(?1) pick
      CROSS JOIN product p ON p.n = pick.value ->> 0
      CROSS JOIN product_text t ON t.product_n = p.n AND t.locale = ?2
      CROSS JOIN variant d ON d.n = p.default_variant_n
      CROSS JOIN variant v ON v.product_n = p.n AND v.bit = pick.value ->> 1
      CROSS JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?3
      ORDER BY pick.key`,
    )
    .bind(
      JSON.stringify(
        picks.map(({ product, bit, priceFrom, matching }) => [
          product,
          bit,
          Number(priceFrom),
          matching,
        ]),
      ),
      locale,
      currency,
    )
}

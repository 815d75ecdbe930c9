import type { ProductTile } from '../../../domain/product/product.ts'
import { catalogueVersion, withDictionary } from '../../cms/catalog/products/dictionary.ts'
import { tileColumns, tileOf, TileRow } from '../../cms/catalog/products/tile.ts'
import { flag } from '../../db/columns.ts'
import { fittingQuery, readBatch, rowSchema } from '../../db/rows.ts'
import { callerVatPercents } from '../../pricing/vat.ts'
import type { GroupTerms } from '../../pricing/groups.ts'
import type { Caller } from '../../request/caller.ts'

export interface ListTile {
  product: ProductTile
  saleable: boolean
}

const ListTileRow = rowSchema('variant', { ...TileRow.shape, variantSaleable: flag })

/** Tiles by variant id, each showing that variant; discontinued ones are missing. */
export async function findListTiles(
  db: D1Database,
  caller: Caller,
  terms: GroupTerms,
  variantIds: readonly string[],
): Promise<Map<string, ListTile>> {
  if (!variantIds.length) return new Map()
  const { locale, currency } = caller
  const statement = db
    .prepare(
      `SELECT ${tileColumns}, 0 AS price_from, v.saleable AS variant_saleable
      FROM variant v
      JOIN product p ON p.n = v.product_n
      JOIN product_text t ON t.product_n = p.n AND t.locale = ?1
      JOIN variant d ON d.n = p.default_variant_n
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2
      WHERE v.id IN (SELECT value FROM json_each(?3))`,
    )
    .bind(locale, currency, JSON.stringify(variantIds))
  const listed = await withDictionary(db, locale, async (dictionary) => {
    const [version, rows] = await readBatch(db, [
      catalogueVersion(db),
      fittingQuery(statement, ListTileRow),
    ])
    const vatPercents = callerVatPercents(caller)
    const context = { dictionary, locale, currency, ...terms, vatPercents }
    return {
      version,
      tiles: rows.map((row) => ({
        product: tileOf(row, context),
        saleable: row.saleable && row.variantSaleable,
      })),
    }
  })
  return new Map(listed?.tiles.map((tile) => [tile.product.variant.id, tile]))
}

import type { ProductTile } from '../../../../domain/product/product.ts'
import { fittingQuery, readBatch } from '../../../db/rows.ts'
import { findTerms } from '../../../pricing/groups.ts'
import { callerVatPercents } from '../../../pricing/vat.ts'
import type { Caller } from '../../../request/caller.ts'
import { catalogueVersion, withDictionary, type Dictionary } from './dictionary.ts'
import { tileColumns, tileOf, TileRow } from './tile.ts'

/** 1 if the variants of product `p` have different prices. */
const priceFrom = `EXISTS (SELECT 1 FROM variant w JOIN price o ON o.variant_n = w.n AND o.currency = ?2
  WHERE w.product_n = p.n AND o.with_tax <> pr.with_tax)`

/** SQL over product `p`, its text `t` and the displayed variant `v`. */
export interface Picking {
  where: string
  /** Selection of displayed variants; a product's default is its cheapest. */
  shown?: string
  order?: string
}

/** Tiles of products, at most 100. */
export async function listTiles(
  db: D1Database,
  caller: Caller,
  { where, shown = 'v.n = p.default_variant_n', order = 'p.n' }: Picking,
  bindings: readonly (string | number)[],
): Promise<ProductTile[]> {
  const { locale, currency } = caller
  const terms = await findTerms(db, caller)
  const statement = db
    .prepare(
      `SELECT ${tileColumns}, ${priceFrom} AS price_from
      FROM product p
      JOIN product_text t ON t.product_n = p.n AND t.locale = ?1
      JOIN variant d ON d.n = p.default_variant_n
      JOIN variant v ON ${shown}
      JOIN price pr ON pr.variant_n = v.n AND pr.currency = ?2
      WHERE ${where} ORDER BY ${order} LIMIT 100`,
    )
    .bind(locale, currency, ...bindings)
  const listed = await withDictionary(db, locale, async (dictionary: Dictionary) => {
    const [version, rows] = await readBatch(db, [
      catalogueVersion(db),
      fittingQuery(statement, TileRow),
    ])
    const vatPercents = callerVatPercents(caller)
    const context = { dictionary, locale, currency, ...terms, vatPercents }
    return {
      version,
      tiles: rows.map((row) => tileOf(row, context)),
    }
  })
  return listed?.tiles ?? []
}

/** Tiles by product id, in the order of the ids. */
export async function listTilesById(
  db: D1Database,
  caller: Caller,
  ids: readonly string[],
): Promise<ProductTile[]> {
  if (!ids.length) return []
  const where = 'p.id IN (SELECT value FROM json_each(?3))'
  const tiles = await listTiles(db, caller, { where }, [JSON.stringify(ids.slice(0, 100))])
  const byId = new Map(tiles.map((tile) => [tile.id, tile]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

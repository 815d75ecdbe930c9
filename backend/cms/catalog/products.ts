import type { Hono } from 'hono'
import { getProductDetail, getProducts } from '../../../domain/contract/cms.ts'
import type { ProductTile } from '../../../domain/product.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { splitList, type Caller } from '../../request/caller.ts'
import { codeKey } from '../search/words.ts'
import { findProductDetail } from './detail.ts'
import { listTiles } from './tiles.ts'

export function productCalls(app: Hono<AppEnv>): void {
  handle(app, getProducts, async ({ db, caller, query }) => ({
    data: await findTiles(db, caller, query),
  }))

  handle(app, getProductDetail, async ({ db, caller, param, updatedAt }) => {
    const found = await findProductDetail(db, caller, param('slug'))
    if (!found) throw notFound()
    updatedAt(found.updatedAt)
    return { data: found.product }
  })
}

/** How each parameter of the call picks products; `?3` is its list as JSON. */
const byCode = `p.n IN (SELECT v2.product_n FROM variant_code c JOIN variant v2 ON v2.n = c.variant_n
  WHERE c.code IN (SELECT value FROM json_each(?3)))`
const inCategory = `p.category_n IN (WITH RECURSIVE below (n) AS (
    SELECT n FROM category WHERE id IN (SELECT value FROM json_each(?3)) AND n > 0
    UNION SELECT c.n FROM category c JOIN below ON c.parent_n = below.n) SELECT n FROM below)`
const pickers = [
  { name: 'ids', where: 'p.id IN (SELECT value FROM json_each(?3))' },
  { name: 'slugs', where: 't.slug IN (SELECT value FROM json_each(?3))' },
  { name: 'codes', where: byCode },
  { name: 'eans', where: byCode },
  { name: 'variantCodes', where: byCode },
  { name: 'variantEans', where: byCode },
  { name: 'categoryIds', where: inCategory },
] as const

type ProductsQuery = { [name in (typeof pickers)[number]['name'] | 'random']?: string | undefined }

async function findTiles(
  db: D1Database,
  caller: Caller,
  query: ProductsQuery,
): Promise<ProductTile[]> {
  for (const { name, where } of pickers) {
    const asked = splitList(query[name]).slice(0, 100)
    if (!asked.length) continue
    const wanted = where === byCode ? asked.map(codeKey) : asked
    return inOrder(await listTiles(db, caller, where, [JSON.stringify(wanted)]), name, asked)
  }
  const count = Math.min(Math.max(Math.trunc(Number(query.random)) || 0, 0), 24)
  return count
    ? listTiles(db, caller, 'p.n IN (SELECT n FROM product ORDER BY random() LIMIT ?3)', [count])
    : []
}

/** Ids and slugs answer in the order they were asked for. */
function inOrder(tiles: ProductTile[], name: string, asked: string[]): ProductTile[] {
  if (name !== 'ids' && name !== 'slugs') return tiles
  const keyOf = (tile: ProductTile) => (name === 'ids' ? tile.id : tile.slug)
  return tiles.sort((a, b) => asked.indexOf(keyOf(a)) - asked.indexOf(keyOf(b)))
}

import type { Hono } from 'hono'
import { getProductDetail, getProducts } from '../../../../domain/contract/cms.ts'
import type { ProductTile } from '../../../../domain/product/product.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { notFound } from '../../../contract/refusal.ts'
import { splitList, type Caller } from '../../../request/caller.ts'
import { codeKey } from '../../../../domain/bulk/merge-bulk.ts'
import { findProductDetail } from './detail.ts'
import { chooseVariants } from './choose-variants.ts'
import { hiddenIds, isChecked } from './hidden-ids.ts'
import { listTiles, type Picking } from './tiles.ts'

export function productCalls(app: Hono<AppEnv>): void {
  handle(app, getProducts, async ({ db, caller, query }) => {
    const [tiles, hidden] = await Promise.all([
      findTiles(db, caller, query),
      isChecked(query) ? hiddenIds(db, 'product', caller.groups) : null,
    ])
    return { data: hidden ? tiles.filter(({ id }) => !hidden.has(id)) : tiles }
  })

  handle(app, getProductDetail, async ({ db, caller, param, updatedAt }) => {
    const [found, hidden] = await Promise.all([
      findProductDetail(db, caller, param('slug')),
      hiddenIds(db, 'product', caller.groups),
    ])
    if (!found || hidden.has(found.product.id)) throw notFound()
    updatedAt(found.updatedAt)
    return { data: found.product }
  })
}

const requestedList = '(SELECT value FROM json_each(?3))'
const ofVariants = (which: string): Picking => {
  const named = `SELECT c.variant_n FROM variant_code c JOIN variant w ON w.n = c.variant_n
    WHERE c.code IN ${requestedList} AND ${which}`
  return {
    where: `v.n IN (${named})`,
    shown: 'v.product_n = p.n',
    order: `(SELECT min(a.key) FROM json_each(?3) a JOIN variant_code c ON c.code = a.value
      WHERE c.variant_n = v.n)`,
  }
}
const ofProducts = (which: string): Picking => ({
  where: `p.n IN (SELECT w.product_n FROM variant_code c JOIN variant w ON w.n = c.variant_n
    WHERE c.code IN ${requestedList} AND ${which})`,
  order: `(SELECT min(a.key) FROM json_each(?3) a JOIN variant_code c ON c.code = a.value
    JOIN variant w ON w.n = c.variant_n WHERE w.product_n = p.n)`,
})
const isEan = 'c.code = w.ean'
const isNumber = 'c.code IS NOT w.ean'
const inRequestedOrder = (column: string): Picking => ({
  where: `${column} IN ${requestedList}`,
  order: `(SELECT min(a.key) FROM json_each(?3) a WHERE a.value = ${column})`,
})

/** Variants by id, in order. */
const byVariant: Picking = {
  where: `v.id IN ${requestedList}`,
  shown: 'v.product_n = p.n',
  order: `(SELECT min(a.key) FROM json_each(?3) a WHERE a.value = v.id)`,
}

/**
 * Selection of products for each parameter of the call; `?3` is its list as JSON. Codes are product
 * and manufacturers' codes. Variant parameters return each variant, the others a product once with
 * its default variant.
 */
const pickings = {
  ids: inRequestedOrder('p.id'),
  slugs: inRequestedOrder('t.slug'),
  codes: ofProducts(isNumber),
  eans: ofProducts(isEan),
  variantCodes: ofVariants(isNumber),
  variantEans: ofVariants(isEan),
  categoryIds: {
    // Limited before joining: a category may have thousands.
    where: `p.n IN (SELECT n FROM product WHERE category_n IN (WITH RECURSIVE below (n) AS (
      SELECT n FROM category WHERE id IN ${requestedList} AND n > 0
      UNION SELECT c.n FROM category c JOIN below ON c.parent_n = below.n) SELECT n FROM below)
      ORDER BY n LIMIT 100)`,
  },
} satisfies Record<string, Picking>
const names = [
  'ids',
  'slugs',
  'codes',
  'eans',
  'variantCodes',
  'variantEans',
  'categoryIds',
] as const
const maxNamed = 100
const maxRandom = 24

type ProductsQuery = {
  [name in (typeof names)[number] | 'random' | 'fitting' | 'replacing' | 'replacements']?:
    | string
    | undefined
}

/** The first non-empty parameter counts. */
async function findTiles(
  db: D1Database,
  caller: Caller,
  query: ProductsQuery,
): Promise<ProductTile[]> {
  for (const name of names) {
    const list = splitList(query[name]).slice(0, maxNamed)
    if (!list.length) continue
    const isCode = /codes|eans/i.test(name)
    const variantId = query.fitting ?? query.replacing
    if (name === 'ids' && variantId) {
      const further = splitList(query.replacements).slice(0, maxNamed)
      const required = query.fitting
        ? { fitting: list, replacing: further }
        : { fitting: [], replacing: list }
      const chosen = await chooseVariants(db, caller.locale, { variantId, ...required })
      return listTiles(db, caller, byVariant, [JSON.stringify(chosen)])
    }
    const requested = JSON.stringify(isCode ? list.map(codeKey) : list)
    return listTiles(db, caller, pickings[name], [requested])
  }
  const count = Math.min(Math.max(Math.trunc(Number(query.random)) || 0, 0), maxRandom)
  return count ? listTiles(db, caller, atRandom, [JSON.stringify(Array(count).fill(0))]) : []
}

/**
 * Row numbers are contiguous from 1, so one is drawn from each of n equal ranges, without scanning;
 * no two are the same.
 */
const atRandom: Picking = {
  where: `p.n IN (SELECT 1 + low + abs(random()) % max(next - low, 1) FROM (
    SELECT key * n / parts AS low, (key + 1) * n / parts AS next FROM json_each(?3),
      (SELECT max(n) AS n FROM product), (SELECT json_array_length(?3) AS parts)))`,
  order: 'random()',
}

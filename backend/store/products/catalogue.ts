import type { Hono } from 'hono'
import {
  getProduct,
  getProductCategories,
  getProductsByIds,
} from '../../../domain/contract/store-products.ts'
import { findDictionary } from '../../cms/catalog/products/dictionary.ts'
import { findProductDetail } from '../../cms/catalog/products/detail.ts'
import { hiddenIds } from '../../cms/catalog/products/hidden-ids.ts'
import { listTilesById } from '../../cms/catalog/products/tiles.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { readPaging } from '../../request/paging.ts'
import { splitList } from '../../request/caller.ts'
import { findSlug, productIdsOf } from './find-product.ts'
import { withParts } from './with-parts.ts'

/** Products and categories by id, as carts and lists reference them. */
export function productCalls(app: Hono<AppEnv>): void {
  handle(app, getProduct, async ({ db, caller, query, param, updatedAt }) => {
    const slug = await findSlug(db, caller.locale, param('id'))
    const [found, hidden] = await Promise.all([
      slug === null ? null : findProductDetail(db, caller, slug),
      hiddenIds(db, 'product', caller.groups),
    ])
    if (!found || hidden.has(found.product.id)) throw notFound()
    updatedAt(found.updatedAt)
    return { data: await withParts(db, caller, found.product, query) }
  })

  handle(app, getProductsByIds, async ({ db, caller, query }) => {
    const requested = splitList(query.ids).slice(0, 100)
    const [ids, hidden] = await Promise.all([
      productIdsOf(db, requested),
      hiddenIds(db, 'product', caller.groups),
    ])
    const seen = ids.filter((id) => !hidden.has(id))
    return { data: await listTilesById(db, caller, seen) }
  })

  handle(app, getProductCategories, async ({ db, caller, query }) => {
    const { dictionary } = await findDictionary(db, caller.locale)
    const { compare } = new Intl.Collator(caller.locale)
    const direction = query.sortDirection === 'desc' ? -1 : 1
    const all = [...dictionary.categories.values()]
      .filter(({ pk }) => pk > 0)
      .toSorted((a, b) => direction * compare(a.title, b.title))
    const paging = readPaging(query, { usual: 200, most: 200 })
    const some = all.slice(paging.offset, paging.offset + paging.perPage)
    return {
      data: some.map(({ id, title, path }) => ({
        id,
        name: title,
        parentId: path.at(-2)?.id ?? null,
      })),
      meta: paging.metaOf(all.length),
    }
  })
}

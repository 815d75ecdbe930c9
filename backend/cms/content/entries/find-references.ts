import * as z from 'zod'
import { rowSchema, readFittingRows } from '../../../db/rows.ts'
import type { ContentReference } from '../../../../domain/content/content-reference.ts'
import { json, Text } from '../../../db/columns.ts'
import { findDictionary } from '../../catalog/products/dictionary.ts'
import { hiddenIds } from '../../catalog/products/hidden-ids.ts'
import { findByIds } from './find-targets.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

type Type = ContentReference['type']
export type ReferenceQuery = Partial<Record<Type, readonly string[]>>

/** Keys of the response: `product:p-1`. */
export const referenceKey = (type: Type, id: string) => `${type}:${id}`

/** Resolves references of content that exist and are visible to the caller. */
export async function findReferences(
  context: GraphqlContext,
  idsByType: ReferenceQuery,
): Promise<Map<string, ContentReference>> {
  const requested = Object.entries(idsByType) as [Type, readonly string[]][]
  const found = await Promise.all(
    requested.flatMap(([type, ids]) => (ids.length ? readVisible(context, type, ids) : [])),
  )
  return new Map(found.flat().map((each) => [referenceKey(each.type, each._id), each]))
}

/** Products hidden from the price group are omitted too. */
async function readVisible(context: GraphqlContext, type: Type, ids: readonly string[]) {
  const { db, caller } = context
  const isOfCatalogue = type === 'product' || type === 'category'
  const [found, hidden] = await Promise.all([
    readers[type](context, [...new Set(ids)]),
    isOfCatalogue ? hiddenIds(db, type, caller.groups) : null,
  ])
  return found.filter(({ _id }) => !hidden?.has(_id))
}

const ProductRow = rowSchema('product', { id: z.string(), title: z.string(), slug: z.string() })
const VirtualCategoryRow = rowSchema('virtual_category', {
  id: z.string(),
  title: json(Text),
  slug: json(Text),
})

type Read = (context: GraphqlContext, ids: string[]) => Promise<ContentReference[]>

const readers: Record<Type, Read> = {
  category: async ({ db, caller }, ids) => {
    const { dictionary } = await findDictionary(db, caller.locale)
    return ids.flatMap((id) => {
      const category = dictionary.categoryById.get(id)
      return category ? reference('category', id, category.title, category.slug) : []
    })
  },
  product: async ({ db, caller }, ids) => {
    const results = await readFittingRows(
      db
        .prepare(
          `SELECT p.id, t.name AS title, t.slug FROM product p
        JOIN product_text t ON t.product_n = p.n AND t.locale = ?1
        WHERE p.id IN (SELECT value FROM json_each(?2))`,
        )
        .bind(caller.locale, JSON.stringify(ids)),
      ProductRow,
    )
    return results.map(({ id, title, slug }) => reference('product', id, title, slug))
  },
  virtual_category: async ({ db, caller: { locale } }, ids) => {
    const results = await readFittingRows(
      db
        .prepare(
          'SELECT id, title, slug FROM virtual_category WHERE id IN (SELECT value FROM json_each(?1))',
        )
        .bind(JSON.stringify(ids)),
      VirtualCategoryRow,
    )
    return results.map(({ id, title, slug }) =>
      reference('virtual_category', id, title[locale], slug[locale]),
    )
  },
  article: entryReader('article'),
  article_category: entryReader('article_category'),
  glossary_term: entryReader('glossary_term'),
}

function entryReader(kind: 'article' | 'article_category' | 'glossary_term'): Read {
  return async (context, ids) => {
    const entries = await findByIds(context, kind, ids)
    return [...entries].map(([id, { text }]) => reference(kind, id, text.title, text.slug))
  }
}

function reference(type: Type, _id: string, title: string, slug: string): ContentReference {
  return { type, _id, title, slug }
}

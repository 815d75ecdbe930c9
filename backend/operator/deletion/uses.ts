import * as z from 'zod'
import type { Statement } from '../../db/insert.ts'
import { query, readBatch, rowSchema } from '../../db/rows.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { isJsonObject } from '../../../domain/operator/json.ts'
import type { Deletable } from './deletable.ts'

/** Names, one a row, of what uses the record with the id ?1, and the sentence about them. */
interface Use {
  sql: string
  sentence: (names: string) => string
  /** Deletes the references instead, where the address of the record leads on. */
  unlink?: string
}

/** More are only counted. */
const maxNames = 5

const entries = (fields: string, where = 'true'): Use => ({
  sql: `SELECT DISTINCT kind || ' "' || id || '"' AS name FROM entry_reference
    WHERE target = ?1 AND field IN (${fields}) AND ${where}`,
  sentence: (names) => `content refers to it: ${names}; import that without it first`,
})
/** Which the content can do without. */
const links = (fields: string, where = 'true'): Use => ({
  ...entries(fields, where),
  unlink: `DELETE FROM entry_reference WHERE target = ?1 AND field IN (${fields}) AND ${where}`,
})
const products = (sql: string, sentence: Use['sentence']): Use => ({
  sql: `SELECT DISTINCT p.id AS name FROM product p ${sql} ORDER BY p.id`,
  sentence,
})
const savedFilters = (where: string): Use => ({
  sql: `SELECT id AS name FROM virtual_category v WHERE ${where}`,
  sentence: (names) => `saved filters name it: ${names}; import them without it first`,
})
const has = (column: string) => `EXISTS (SELECT 1 FROM json_each(${column}) WHERE value = ?1)`
const hasCode = (column: string) =>
  `EXISTS (SELECT 1 FROM json_each(${column}) WHERE value ->> 'code' = ?1)`

const uses: Record<string, readonly Use[]> = {
  product: [
    links(`'product'`),
    products(
      `WHERE EXISTS (SELECT 1 FROM json_each(p.relations, '$.set') WHERE value = ?1)`,
      (names) => `sets have it: ${names}; import them without it, or delete them first`,
    ),
    products(
      `WHERE ${has('p.gifts')}`,
      (names) => `it is a gift of ${names}; import them without it first`,
    ),
  ],
  category: [
    products(
      'JOIN category c ON c.n = p.category_n WHERE c.id = ?1',
      (names) => `it has products: ${names}; give them another category first`,
    ),
    {
      sql: `SELECT c.id AS name FROM category c JOIN category p ON p.n = c.parent_n WHERE p.id = ?1`,
      sentence: (names) => `it has categories below it: ${names}; move or delete them first`,
    },
    savedFilters(has('v.sliced_categories')),
    links(`'category'`, `kind <> 'article'`),
  ],
  virtual_category: [
    links(`'virtual_category'`),
    {
      sql: 'SELECT code AS name FROM parameter WHERE virtual_category_id = ?1',
      sentence: (names) => `parameters name it: ${names}; import them without it first`,
    },
  ],
  product_brand: [
    products(
      'JOIN brand b ON b.n = p.brand_n WHERE b.id = ?1',
      (names) => `it has products: ${names}; give them another brand first`,
    ),
    savedFilters(has('v.brands')),
  ],
  parameter: [
    products(
      `LEFT JOIN variant w ON w.product_n = p.n
      WHERE ${hasCode('p.parameters')} OR ${hasCode('w.parameters')}`,
      (names) => `products have values of it: ${names}; import them without those first`,
    ),
    {
      sql: `SELECT coalesce(c.id, v.id) AS name FROM category_filter f
        JOIN parameter p ON p.n = f.parameter_n LEFT JOIN category c ON c.n = f.category_n
        LEFT JOIN virtual_category v ON v.n = f.category_n WHERE p.code = ?1`,
      sentence: (names) => `it is a filter of ${names}; import them without it first`,
    },
    savedFilters(
      `EXISTS (SELECT 1 FROM json_each(v.parameters) WHERE value ->> 'entityId' = ?1)
      OR EXISTS (SELECT 1 FROM json_each(v.ranges) WHERE key = ?1)`,
    ),
  ],
  warehouse: [
    {
      sql: `SELECT v.catalog_code AS name FROM variant_stock s JOIN variant v ON v.n = s.variant_n
        WHERE s.warehouse = ?1 AND s.stock > 0`,
      sentence: (names) => `it has stock of ${names}; set that to 0 first`,
    },
    {
      sql: `SELECT DISTINCT o.code AS name FROM order_reservation r
        JOIN sale_order o ON o.id = r.order_id WHERE r.warehouse = ?1 ORDER BY o.code DESC`,
      sentence: (names) => `goods of orders come from it: ${names}`,
    },
  ],
  article: [links(`'article', 'highlighted'`)],
  article_category: [
    links(`'article_category'`),
    entries(`'master_category'`),
    entries(`'category'`, `kind = 'article'`),
  ],
  article_tag: [entries(`'tag'`)],
  author: [entries(`'author'`)],
  faq_group: [entries(`'group'`)],
  faq_question: [entries(`'faq_question'`)],
  glossary_term: [links(`'glossary_term'`)],
}

const NameRow = rowSchema('entry', { name: z.string() })

/** Sentences about what would be broken without the record; of links only where none leads on. */
export async function readUses(
  db: D1Database,
  deletable: Deletable,
  leadsOn: boolean,
): Promise<string[]> {
  const { type, id } = deletable
  const own = (uses[type] ?? []).filter(({ unlink }) => !(leadsOn && unlink))
  const queries = own.map(({ sql }) => query(db.prepare(sql).bind(id), NameRow))
  const found = queries.length > 0 ? await readBatch(db, queries) : []
  const sentences = own.flatMap(({ sentence }, index) => {
    const names = (found[index] ?? []).map(({ name }) => name)
    return names.length > 0 ? sentence(listed(names)) : []
  })
  return type === 'page' ? [...sentences, ...(await readRoles(db, deletable))] : sentences
}

export function unlinkRows({ type, id }: Deletable): Statement[] {
  return (uses[type] ?? []).flatMap(({ unlink }) => (unlink ? { sql: unlink, params: [id] } : []))
}

/** `a, b and 3 more` */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, maxNames).join(', ')
  return names.length > maxNames ? `${shown} and ${names.length - maxNames} more` : shown
}

/** Checkout, mails and forms link to the pages that the merchant names. */
async function readRoles(db: D1Database, { record }: Deletable): Promise<string[]> {
  const slugs = isJsonObject(record) && isJsonObject(record['slug']) ? record['slug'] : {}
  const { pages } = await loadMerchant(db)
  const roles = Object.entries(pages).flatMap(([role, byLocale]) =>
    Object.entries(byLocale).flatMap(([locale, slug]) =>
      slugs[locale] === slug ? `pages.${role}.${locale}` : [],
    ),
  )
  return roles.length > 0
    ? [`it is ${listed(roles)} of the merchant: name another page there first`]
    : []
}

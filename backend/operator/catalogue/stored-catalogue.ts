import * as z from 'zod'
import { catalogueTypes } from '../../../domain/operator/catalogue-record.ts'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { query, readBatch, readRows, rowSchema } from '../../db/rows.ts'
import { recordKey } from '../import/stage-records.ts'

/* Rows map to records by name: SQLite writes each as a JSON object, and the schema of its type
   validates it when resolved. The tables are small (some hundred rows). */

const RecordRow = rowSchema('category', {
  record: jsonColumn(z.looseObject({ type: z.string(), id: z.string() })),
})

const list = (table: string, order: string, column: string, where: string) =>
  `(SELECT json_group_array(${column}) FROM (SELECT ${column} FROM ${table} ${where} ORDER BY ${order}))`
const filters = list(
  'category_filter f JOIN parameter q ON q.n = f.parameter_n',
  'f.position',
  'q.code',
  'WHERE f.category_n = c.n',
).replaceAll('json_group_array(q.code)', 'json_group_array(code)')

const flag = (column: string) => `json(iif(${column}, 'true', 'false'))`

const queries = [
  `SELECT json_object('type', 'warehouse', 'id', id, 'virtual', ${flag('virtual')},
    'shipper', ${flag('shipper')}, 'country', country) AS record
  FROM warehouse WHERE 'warehouse ' || id IN (SELECT value FROM json_each(?1))`,
  `SELECT json_object('type', 'product_brand', 'id', id, 'title', title,
    'manufacturer', json(manufacturer)) AS record
  FROM brand WHERE 'product_brand ' || id IN (SELECT value FROM json_each(?1))`,
  `SELECT json_object('type', 'parameter', 'id', code, 'kind', type, 'unit', unit,
    'title', json(title), 'group', json(group_title), 'description', json(description),
    'virtualCategory', virtual_category_id, 'hideProductDetail', ${flag('hide_product_detail')},
    'hideFilter', ${flag('hide_filter')}, 'values', json(value_list)) AS record
  FROM parameter WHERE 'parameter ' || code IN (SELECT value FROM json_each(?1))`,
  `SELECT json_object('type', 'category', 'id', c.id, 'parent', p.id, 'position', c.position,
    'title', json(c.title), 'slug', json(c.slug), 'perex', json(c.perex),
    'textBelow', json(c.text_below), 'faq', json(c.faq), 'image', c.image, 'view', c.view,
    'filters', json(${filters})) AS record
  FROM category c LEFT JOIN category p ON p.n = c.parent_n AND p.n > 0
  WHERE 'category ' || c.id IN (SELECT value FROM json_each(?1))`,
  `SELECT json_object('type', 'virtual_category', 'id', c.id, 'position', c.position,
    'title', json(c.title), 'slug', json(c.slug), 'description', json(c.description),
    'textBelow', json(c.text_below), 'image', c.image, 'categories', json(c.sliced_categories),
    'tags', json(c.sliced_tags), 'values', json((SELECT json_group_object(value ->> 'entityId',
      json(value -> 'values')) FROM json_each(c.parameters))),
    'ranges', json(c.ranges), 'brands', json(c.brands), 'price', json(c.price_range),
    'sort', c.catalog_settings ->> 'sort',
    'availableOnly', json(iif(c.catalog_settings ->> 'available_only', 'true', 'false')),
    'filters', json(${filters})) AS record
  FROM virtual_category c WHERE 'virtual_category ' || c.id IN (SELECT value FROM json_each(?1))`,
]

/** Records of the catalogue by key. */
export async function readCatalogue(
  db: D1Database,
  keys: readonly string[],
): Promise<Map<string, JsonObject>> {
  const requestedKeys = JSON.stringify(keys)
  const found = await readBatch(
    db,
    queries.map((sql) => query(db.prepare(sql).bind(requestedKeys), RecordRow)),
  )
  return new Map(found.flat().map(({ record }) => [recordKey(record.type, record.id), record]))
}

const KeyRow = rowSchema('category', { key: z.string() })

const ranked = catalogueTypes.map((type, rank) => `WHEN '${type}' THEN ${rank}`).join(' ')

/** Keys of all records in dependency order: parents before their children. */
export async function listCatalogueKeys(db: D1Database): Promise<string[]> {
  const rows = await readRows(
    db.prepare(
      `WITH RECURSIVE tree (n, depth) AS (
        SELECT n, iif(n = 0, 0, 1) FROM category WHERE parent_n IS NULL
        UNION ALL SELECT c.n, t.depth + 1 FROM tree t JOIN category c ON c.parent_n = t.n
      )
      SELECT type || ' ' || id AS key FROM (
        SELECT 'warehouse' AS type, id, 0 AS depth, 0 AS position FROM warehouse
        UNION ALL SELECT 'product_brand', id, 0, n FROM brand
        UNION ALL SELECT 'parameter', code, 0, n FROM parameter
        UNION ALL SELECT 'category', c.id, t.depth, c.n FROM tree t JOIN category c ON c.n = t.n
        UNION ALL SELECT 'virtual_category', id, 0, n FROM virtual_category
      ) ORDER BY CASE type ${ranked} END, depth, position, id`,
    ),
    KeyRow,
  )
  return rows.map(({ key }) => key)
}

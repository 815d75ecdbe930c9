import * as z from 'zod'
import { json, NamedValue, ParameterValues, Text } from '../../../db/columns.ts'
import type { Statement } from '../../../db/insert.ts'
import { query, readBatch, type RowOf, rowSchema } from '../../../db/rows.ts'
import { productIndexRows, type SearchedProduct, searchTexts } from './product-index-rows.ts'

const CategoryRow = rowSchema('category', {
  id: z.string(),
  parentId: z.string().nullable(),
  title: json(Text),
})
const BrandRow = rowSchema('brand', { id: z.string(), title: z.string() })
const ParameterRow = rowSchema('parameter', {
  code: z.string(),
  valueList: json(z.array(NamedValue)),
})
const ProductRow = rowSchema('product', {
  pk: z.number(),
  categoryId: z.string(),
  brandId: z.string(),
  name: json(Text),
  perex: json(Text),
  parameters: json(ParameterValues),
  variants: json(
    z.array(
      z.object({
        catalogCode: z.string(),
        marketingCode: z.string(),
        ean: z.string().nullable(),
        name: Text,
        fullname: Text,
        parameters: ParameterValues,
      }),
    ),
  ),
})

const text = (column: 'name' | 'perex') =>
  `(SELECT json_group_object(t.locale, t.${column}) FROM product_text t WHERE t.product_n = p.n) AS ${column}`
const productsByNumber = `SELECT p.n, p.parameters, ${text('name')}, ${text('perex')},
  coalesce((SELECT id FROM category WHERE n = p.category_n), '') AS category_id,
  coalesce((SELECT id FROM brand WHERE n = p.brand_n), '') AS brand_id,
  (SELECT json_group_array(json_object('catalogCode', v.catalog_code, 'marketingCode',
    v.marketing_code, 'ean', v.ean, 'name', json(v.name), 'fullname', json(v.fullname),
    'parameters', json(v.parameters))) FROM variant v WHERE v.product_n = p.n) AS variants
  FROM product p WHERE p.n IN (SELECT value FROM json_each(?1))`
const categories = `SELECT c.id, p.id AS parent_id, c.title FROM category c
  LEFT JOIN category p ON p.n = c.parent_n AND p.n > 0 WHERE c.n > 0`

type ProductRow = RowOf<typeof ProductRow>
type Read = [
  ProductRow[],
  RowOf<typeof BrandRow>[],
  RowOf<typeof ParameterRow>[],
  RowOf<typeof CategoryRow>[],
]

/** Statements that bring products of the search database up to date with the main one. */
export async function indexProducts(
  db: D1Database,
  numbers: readonly number[],
): Promise<Statement[]> {
  if (numbers.length === 0) return []
  const [products, brands, parameters, tree] = await readBatch<Read>(db, [
    query(db.prepare(productsByNumber).bind(JSON.stringify(numbers)), ProductRow),
    query(db.prepare('SELECT id, title FROM brand'), BrandRow),
    query(db.prepare('SELECT code, value_list FROM parameter'), ParameterRow),
    query(db.prepare(categories), CategoryRow),
  ])
  const named = {
    categories: tree,
    brands,
    parameters: parameters.map(({ code, valueList }) => ({ code, values: valueList })),
  }
  const searched = products.map(searchedProduct)
  return [
    ...searchTexts(named).flatMap((texts) => [...productIndexRows(numbers, searched, texts)]),
    { sql: 'DELETE FROM search_word WHERE products <= 0', params: [] },
  ]
}

function searchedProduct({ pk, variants, ...record }: ProductRow): SearchedProduct {
  return { n: pk, record, variants: variants.map((variant) => ({ record: variant })) }
}

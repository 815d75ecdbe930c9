import * as z from 'zod'
import type { CatalogueRecord } from '../../../domain/operator/catalogue-record.ts'
import { jsonColumn } from '../../db/json-column.ts'
import { Text } from '../../db/columns.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import { catalogueRootKey } from './resolve-catalogue.ts'

/** Row numbers by id, including new records. */
export interface CatalogueNumbers {
  /** Of categories and virtual categories, which share their numbers (`category_slug`). */
  category: Map<string, number>
  virtual: Map<string, number>
  parameter: Map<string, number>
  brand: Map<string, number>
  /** Slugs of stored categories, for the canonical listings of saved filters. */
  slugs: Map<string, Text>
}

const NumberRow = rowSchema('category', {
  type: z.enum(['category', 'virtual', 'parameter', 'brand']),
  id: z.string(),
  number: z.number(),
  slug: jsonColumn(Text).nullable(),
})

export async function numberCatalogue(
  db: D1Database,
  records: readonly CatalogueRecord[],
): Promise<CatalogueNumbers> {
  const rows = await readRows(
    db.prepare(
      `SELECT 'category' AS type, id, n AS number, slug FROM category
      UNION ALL SELECT 'virtual', id, n, NULL FROM virtual_category
      UNION ALL SELECT 'parameter', code, n, NULL FROM parameter
      UNION ALL SELECT 'brand', id, n, NULL FROM brand`,
    ),
    NumberRow,
  )
  const of = (type: string) =>
    new Map(rows.flatMap((row) => (row.type === type ? [[row.id, row.number] as const] : [])))
  const numbers: CatalogueNumbers = {
    category: of('category'),
    virtual: of('virtual'),
    parameter: of('parameter'),
    brand: of('brand'),
    slugs: new Map(rows.flatMap(({ id, slug }) => (slug ? [[id, slug] as const] : []))),
  }
  const { category, virtual, parameter, brand } = numbers
  if (!category.has(catalogueRootKey)) category.set(catalogueRootKey, 0)
  for (const { type, id } of records) {
    if (type === 'category') addNumber(category, id, [category, virtual])
    if (type === 'virtual_category') addNumber(virtual, id, [category, virtual])
    if (type === 'parameter') addNumber(parameter, id, [parameter])
    if (type === 'product_brand') addNumber(brand, id, [brand])
  }
  return numbers
}

function addNumber(
  numbers: Map<string, number>,
  id: string,
  sharing: readonly ReadonlyMap<string, number>[],
): void {
  if (numbers.has(id)) return
  numbers.set(id, Math.max(0, ...sharing.flatMap((one) => [...one.values()])) + 1)
}

import type { Range } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { fromJson, fromJsonOr } from '../../db/json.ts'

/** What a virtual category lets through (spec §3); empty parts let everything through. */
export interface SavedFilter {
  n: number
  categories: string[]
  tags: string[]
  values: Record<string, string[]>
  ranges: Record<string, Range>
  brands: string[]
  price: Record<CurrencyCode, Range> | null
  availableOnly: boolean
}

interface Row {
  n: number
  sliced_categories: string
  sliced_tags: string
  parameters: string
  ranges: string
  brands: string
  price_range: string | null
  catalog_settings: string
}

export async function readSavedFilter(db: D1Database, id: string): Promise<SavedFilter | null> {
  const row = await db
    .prepare(
      `SELECT n, sliced_categories, sliced_tags, parameters, ranges, brands, price_range, catalog_settings
      FROM virtual_category WHERE id = ?1`,
    )
    .bind(id)
    .first<Row>()
  if (!row) return null
  const parameters = fromJson<{ entityId: string; values: string[] }[]>(row.parameters)
  return {
    n: row.n,
    categories: fromJson<string[]>(row.sliced_categories),
    tags: fromJson<string[]>(row.sliced_tags),
    values: Object.fromEntries(parameters.map(({ entityId, values }) => [entityId, values])),
    ranges: fromJson<Record<string, Range>>(row.ranges),
    brands: fromJson<string[]>(row.brands),
    price: fromJsonOr<Record<CurrencyCode, Range>, null>(row.price_range, null),
    availableOnly: fromJson<{ available_only: boolean }>(row.catalog_settings).available_only,
  }
}

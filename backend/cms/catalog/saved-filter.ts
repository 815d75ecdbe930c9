import * as z from 'zod'
import {
  json,
  stringArray,
  PriceRanges,
  Ranges,
  CatalogSettings,
  ParameterChoices,
} from '../../db/columns.ts'
import { rowSchema, type RowOf, findRow } from '../../db/rows.ts'
import type { Range } from '../../../domain/catalog/catalog.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'

/** Filters of a virtual category (spec §3); empty parts match everything. */
export interface SavedFilter {
  pk: number
  categories: string[]
  tags: string[]
  values: Record<string, string[]>
  ranges: Record<string, Range>
  brands: string[]
  price: Record<CurrencyCode, Range> | null
  availableOnly: boolean
}

const Row = rowSchema('virtual_category', {
  pk: z.number(),
  slicedCategories: json(stringArray),
  slicedTags: json(stringArray),
  parameters: json(ParameterChoices),
  ranges: json(Ranges),
  brands: json(stringArray),
  priceRange: json(PriceRanges).nullable(),
  catalogSettings: json(CatalogSettings),
})
type Row = RowOf<typeof Row>

export async function readSavedFilter(db: D1Database, id: string): Promise<SavedFilter | null> {
  const row = await findRow(
    db
      .prepare(
        `SELECT n, sliced_categories, sliced_tags, parameters, ranges, brands, price_range, catalog_settings
      FROM virtual_category WHERE id = ?1`,
      )
      .bind(id),
    Row,
  )
  if (!row) return null
  const parameters = row.parameters
  return {
    pk: row.pk,
    categories: row.slicedCategories,
    tags: row.slicedTags,
    values: Object.fromEntries(parameters.map(({ entityId, values }) => [entityId, values])),
    ranges: row.ranges,
    brands: row.brands,
    price: row.priceRange,
    availableOnly: row.catalogSettings.available_only,
  }
}

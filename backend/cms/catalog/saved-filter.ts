import * as z from 'zod'
import {
  json,
  stringArray,
  PriceRanges,
  Ranges,
  CatalogSettings,
  ParameterChoices,
} from '../../db/columns.ts'
import { rowSchema, findRow } from '../../db/rows.ts'

/** Columns of a virtual category's filters. */
export const filterColumns = {
  slicedCategories: json(stringArray),
  slicedTags: json(stringArray),
  parameters: json(ParameterChoices),
  ranges: json(Ranges),
  brands: json(stringArray),
  priceRange: json(PriceRanges).nullable(),
  catalogSettings: json(CatalogSettings),
}

const Row = rowSchema('virtual_category', { pk: z.number(), ...filterColumns })

/** Filters of a virtual category (spec §3); empty parts match everything. */
export async function readSavedFilter(db: D1Database, id: string) {
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
  return {
    pk: row.pk,
    categories: row.slicedCategories,
    tags: row.slicedTags,
    values: Object.fromEntries(row.parameters.map(({ entityId, values }) => [entityId, values])),
    ranges: row.ranges,
    brands: row.brands,
    price: row.priceRange,
    availableOnly: row.catalogSettings.available_only,
  }
}

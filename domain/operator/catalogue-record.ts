import * as z from 'zod/mini'
import { Sort } from '../catalog/catalog.ts'
import { listViews } from '../catalog/category.ts'
import { RichText } from '../content/rich-text.ts'
import { CurrencyCode } from '../currency.ts'
import { FullText, perLocale, Text, noPicture, picturePath } from './record-fields.ts'

/* Catalogue data besides products: categories, saved filters, parameters, brands and warehouses,
   each a line of a JSON Lines file with a `type`. Fields that a record omits stay unchanged (RFC
   7396). */

const Id = z.string().check(z.regex(/^[\w.-]{1,80}$/, 'must be letters, digits, dots, dashes'))
const Ids = z._default(z.array(Id).check(z.maxLength(500)), [])
const Position = z._default(z.int().check(z.gte(0)), 0)
const Picture = z._default(z.string().check(z.regex(picturePath, noPicture)), '')
/** Full path, `ventilatoren/bad`; empty for the whole catalogue. */
const Slug = perLocale(
  z
    .string()
    .check(
      z.regex(
        /^(?:[a-z\d]+(?:[-./][a-z\d]+)*)?$/,
        'must be lower-case letters a to z without accents, digits and dashes',
      ),
    ),
)
const bound = z._default(z.nullable(z.number()), null)
const Bounds = z.strictObject({ from: bound, to: bound })
const LongText = z._default(z.nullable(perLocale(RichText)), null)

/** The id `0` is the whole catalogue: its filters are those of the search page. */
export const CategoryRecord = z.strictObject({
  type: z.literal('category'),
  id: Id,
  /** Id of the parent category; null: top level. Its line comes first. */
  parent: z._default(z.nullable(Id), null),
  /** Position among its siblings. */
  position: Position,
  title: FullText,
  slug: Slug,
  perex: Text,
  textBelow: LongText,
  faq: z._default(z.array(z.strictObject({ question: Text, answer: Text })), []),
  image: Picture,
  view: z._default(z.enum(listViews), 'grid'),
  /** Codes of the filter parameters, most important first. */
  filters: Ids,
})
export type CategoryRecord = z.infer<typeof CategoryRecord>

/** A saved filter; its parts are joined by AND. */
export const VirtualCategoryRecord = z.strictObject({
  type: z.literal('virtual_category'),
  id: Id,
  position: Position,
  title: FullText,
  slug: Slug,
  description: Text,
  textBelow: LongText,
  image: Picture,
  /** Categories whose products it shows; none: all. */
  categories: Ids,
  tags: Ids,
  values: z._default(z.record(z.string(), z.array(z.string())), {}),
  ranges: z._default(z.record(z.string(), Bounds), {}),
  brands: Ids,
  /** Bounds of the price with tax, by currency. */
  price: z._default(z.nullable(z.record(CurrencyCode, Bounds)), null),
  sort: z._default(Sort, 'default'),
  availableOnly: z._default(z.boolean(), false),
  filters: Ids,
})
export type VirtualCategoryRecord = z.infer<typeof VirtualCategoryRecord>

export const ParameterRecord = z.strictObject({
  type: z.literal('parameter'),
  /** Its code. */
  id: Id,
  /** Type of its values; immutable once products have some. */
  kind: z.enum(['values', 'number', 'boolean', 'colour']),
  unit: z._default(z.string().check(z.maxLength(20)), ''),
  title: FullText,
  group: Text,
  description: z._default(z.nullable(Text), null),
  /** Id of the saved filter with more about it. */
  virtualCategory: z._default(z.nullable(Id), null),
  hideProductDetail: z._default(z.boolean(), false),
  hideFilter: z._default(z.boolean(), false),
  /** In natural order, for `values` and `colour`. */
  values: z._default(
    z.array(
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(80)),
        title: FullText,
        colorHex: z.optional(z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be #rrggbb'))),
      }),
    ),
    [],
  ),
})
export type ParameterRecord = z.infer<typeof ParameterRecord>

export const BrandRecord = z.strictObject({
  type: z.literal('product_brand'),
  id: Id,
  title: z.string().check(z.minLength(1), z.maxLength(200)),
  /** The manufacturer (Regulation (EU) 2023/988 Art. 19). */
  manufacturer: z.strictObject({
    name: z.string().check(z.minLength(1)),
    address: z.string().check(z.minLength(1)),
    /** ISO 3166-1 alpha-3; its name follows the address in the language of the page. */
    country: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/, 'must be three letters'))),
    email: z.string().check(z.minLength(1)),
    /** Name and address of the responsible person, if the manufacturer is outside of the EU. */
    euRepresentative: z._default(z.nullable(z.string()), null),
  }),
})
export type BrandRecord = z.infer<typeof BrandRecord>

export const WarehouseRecord = z.strictObject({
  type: z.literal('warehouse'),
  id: Id,
  /** A supplier's: no pick-up there. */
  virtual: z._default(z.boolean(), false),
  /** Shippers collect from it; otherwise pick-up only. */
  shipper: z._default(z.boolean(), true),
  /** ISO 3166-1 alpha-3; empty: its products go through the merchant's own country. */
  country: z._default(z.string().check(z.regex(/^(?:[A-Z]{3})?$/, 'must be three letters')), ''),
})
export type WarehouseRecord = z.infer<typeof WarehouseRecord>

/** By type, in order of references. */
export const catalogueSchemas = {
  warehouse: WarehouseRecord,
  product_brand: BrandRecord,
  parameter: ParameterRecord,
  category: CategoryRecord,
  virtual_category: VirtualCategoryRecord,
}
export type CatalogueType = keyof typeof catalogueSchemas
// Keys of an object literal.
export const catalogueTypes = Object.keys(catalogueSchemas) as CatalogueType[]

export type CatalogueRecord =
  | WarehouseRecord
  | BrandRecord
  | ParameterRecord
  | CategoryRecord
  | VirtualCategoryRecord

export function isCatalogueType(type: unknown): type is CatalogueType {
  return catalogueTypes.some((one) => one === type)
}

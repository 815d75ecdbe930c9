import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/* Columns named `n` (`pk` in TypeScript) are internal small numbers: they keep the index tables
   short and are the row ids of the full-text tables. `id` is the contract's. Money is in minor
   units (cent, haléř), amounts and stock in thousandths of the sale unit. */

export const category = sqliteTable('category', {
  /** 0 is the whole catalogue. */
  pk: integer('n').primaryKey(),
  id: text().notNull().unique(),
  parentPk: integer('parent_n'),
  position: integer().notNull(),
  image: text().notNull(),
  /** Text of domain/locale as JSON; so are the other columns named after a text. */
  title: text().notNull(),
  slug: text().notNull(),
  perex: text().notNull(),
  textBelow: text('text_below'),
  faq: text().notNull(),
  /** `grid` or `list`. */
  view: text().notNull().default('grid'),
  productCount: integer('product_count').notNull().default(0),
  updatedAt: text('updated_at').notNull(),
})

export const categorySlug = sqliteTable(
  'category_slug',
  { locale: text().notNull(), slug: text().notNull(), categoryPk: integer('category_n').notNull() },
  (t) => [primaryKey({ columns: [t.locale, t.slug] })],
)

/**
 * Saved filters with a page of their own. `n` is beyond the numbers of the categories:
 * category_slug and category_filter have rows of both.
 */
export const virtualCategory = sqliteTable('virtual_category', {
  pk: integer('n').primaryKey(),
  id: text().notNull().unique(),
  position: integer().notNull(),
  image: text().notNull(),
  title: text().notNull(),
  slug: text().notNull(),
  description: text().notNull(),
  textBelow: text('text_below'),
  /** Ids of the categories whose products it shows; empty: all of them. */
  slicedCategories: text('sliced_categories').notNull(),
  /** Ids of tags, joined by OR. */
  slicedTags: text('sliced_tags').notNull(),
  /** [{ entityId, values }] */
  parameters: text().notNull(),
  /** { code: { from, to } } of numbers. */
  ranges: text().notNull(),
  /** Ids of brands. */
  brands: text().notNull(),
  /** By currency `{ from, to }` with tax; null: no bounds. */
  priceRange: text('price_range'),
  /** { sort, available_only } */
  catalogSettings: text('catalog_settings').notNull(),
  /** Paths with query of the listings that it is the canonical of, by language: { de: […] }. */
  canonicalSlugs: text('canonical_slugs').notNull(),
  updatedAt: text('updated_at').notNull(),
})

/** Filters of a category in order of importance. */
export const categoryFilter = sqliteTable(
  'category_filter',
  {
    categoryPk: integer('category_n').notNull(),
    parameterPk: integer('parameter_n').notNull(),
    position: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.categoryPk, t.parameterPk] })],
)

export const parameter = sqliteTable('parameter', {
  pk: integer('n').primaryKey(),
  code: text().notNull().unique(),
  type: text().notNull(),
  unit: text().notNull(),
  title: text().notNull(),
  groupTitle: text('group_title').notNull(),
  description: text(),
  /** Id of the virtual category that describes it. */
  virtualCategoryId: text('virtual_category_id'),
  hideProductDetail: integer('hide_product_detail', { mode: 'boolean' }).notNull().default(false),
  hideFilter: integer('hide_filter', { mode: 'boolean' }).notNull().default(false),
  /** [{ id, title: Text, colorHex? }] */
  valueList: text('value_list').notNull(),
})

export const brand = sqliteTable('brand', {
  pk: integer('n').primaryKey(),
  id: text().notNull().unique(),
  title: text().notNull(),
  manufacturer: text().notNull(),
})

export const product = sqliteTable(
  'product',
  {
    pk: integer('n').primaryKey(),
    id: text().notNull().unique(),
    categoryPk: integer('category_n').notNull(),
    brandPk: integer('brand_n').notNull(),
    /** TaxClass: standard or reduced rate of VAT. */
    taxClass: text('tax_class').notNull().default('standard'),
    unit: text().notNull(),
    unitStep: integer('unit_step').notNull(),
    /** { amount, unit } or null. */
    baseMeasure: text('base_measure'),
    images: text().notNull(),
    hoverImage: text('hover_image'),
    axes: text().notNull(),
    parameters: text().notNull(),
    keyParameters: text('key_parameters').notNull(),
    tags: text().notNull(),
    tiers: text().notNull(),
    saleable: integer({ mode: 'boolean' }).notNull(),
    hasGift: integer('has_gift', { mode: 'boolean' }).notNull(),
    /** N of an N-plus-one offer; 0: none. */
    nPlusOne: integer('n_plus_one').notNull(),
    rating: real(),
    reviewCount: integer('review_count').notNull(),
    fits: text().notNull(),
    alternatives: text().notNull(),
    /** { requires, consumables, successors, set, sets } with ids of products. */
    relations: text().notNull().default('{}'),
    /** Ids of the same product in other colours. */
    colours: text().notNull().default('[]'),
    /** Ids of free gifts, while in stock. */
    gifts: text().notNull().default('[]'),
    /** Ids of shippers with free shipping. */
    freeShippers: text('free_shippers').notNull().default('[]'),
    /** Kinds of its documents: data-sheet, manual, declaration, energy-label. */
    documents: text().notNull().default('[]'),
    /** { regulation, best, worst } of its energy label, or null; the class is a parameter. */
    energyLabel: text('energy_label'),
    /** DutiesRecord or null. */
    duties: text(),
    /** Message of a discontinued product. */
    endText: text('end_text'),
    permanentDiscount: integer('permanent_discount', { mode: 'boolean' }).notNull().default(false),
    variantCount: integer('variant_count').notNull(),
    defaultVariantPk: integer('default_variant_n').notNull(),
    createdAt: text('created_at').notNull(),
    updatedAt: text('updated_at').notNull(),
  },
  (t) => [
    index('product_category').on(t.categoryPk, t.pk),
    // For changes since the storefront was last notified.
    index('product_updated').on(t.updatedAt, t.id),
  ],
)

export const productText = sqliteTable(
  'product_text',
  {
    productPk: integer('product_n').notNull(),
    locale: text().notNull(),
    slug: text().notNull(),
    name: text().notNull(),
    perex: text().notNull(),
    description: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productPk, t.locale] }),
    index('product_text_slug').on(t.slug, t.locale),
  ],
)

export const variant = sqliteTable(
  'variant',
  {
    pk: integer('n').primaryKey(),
    id: text().notNull().unique(),
    productPk: integer('product_n').notNull(),
    /** Position within the product, and in the segments of listings. */
    bit: integer().notNull(),
    catalogCode: text('catalog_code').notNull(),
    marketingCode: text('marketing_code').notNull(),
    ean: text(),
    name: text().notNull(),
    fullname: text().notNull(),
    image: text().notNull(),
    axisValues: text('axis_values').notNull(),
    parameters: text().notNull(),
    /** Sellable stock; the check aborts an order that takes more. */
    stock: integer().notNull(),
    /** False: made to order, never counted. */
    checkStock: integer('check_stock', { mode: 'boolean' }).notNull(),
    amountMin: integer('amount_min').notNull(),
    saleable: integer({ mode: 'boolean' }).notNull(),
    available: integer({ mode: 'boolean' }).generatedAlwaysAs(
      sql`saleable AND (NOT check_stock OR (stock > 0 AND stock >= amount_min))`,
      { mode: 'virtual' },
    ),
    /** Lead time in days: from the fastest warehouse with stock, else `restockDays`. */
    delayDays: integer('delay_days').notNull(),
    /** Days until restock, or to make it. */
    restockDays: integer('restock_days').notNull().default(0),
    weightGrams: integer('weight_grams').notNull(),
    longestSideMm: integer('longest_side_mm').notNull(),
    /** { amount, unit } if variants differ in content; null: the product's. */
    baseMeasure: text('base_measure'),
  },
  (t) => [
    index('variant_product').on(t.productPk, t.bit),
    check('stock_not_negative', sql`${t.stock} >= 0`),
  ],
)

/**
 * Measured data of a variant: [{ speed, label, points: [[m³/h, Pa, W, dB(A)]] }] and octave bands.
 */
export const variantPerformance = sqliteTable('variant_performance', {
  variantPk: integer('variant_n').primaryKey(),
  curves: text().notNull(),
  /** { kind: soundPower | insertionLoss, decibels: [63 Hz … 8 kHz] } or null. */
  octaves: text(),
})

/** Normalised codes and EANs: upper case, letters and digits only. */
export const variantCode = sqliteTable(
  'variant_code',
  { code: text().notNull(), variantPk: integer('variant_n').notNull() },
  (t) => [primaryKey({ columns: [t.code, t.variantPk] })],
)

export const price = sqliteTable(
  'price',
  {
    variantPk: integer('variant_n').notNull(),
    currency: text().notNull(),
    withTax: integer('with_tax').notNull(),
    originalWithTax: integer('original_with_tax'),
    /** Lowest price of the 30 days before the reduction; null when not reduced. */
    lowest30WithTax: integer('lowest30_with_tax'),
  },
  (t) => [primaryKey({ columns: [t.variantPk, t.currency] })],
)

export const priceHistory = sqliteTable(
  'price_history',
  {
    variantPk: integer('variant_n').notNull(),
    currency: text().notNull(),
    validFrom: text('valid_from').notNull(),
    withTax: integer('with_tax').notNull(),
  },
  (t) => [primaryKey({ columns: [t.variantPk, t.currency, t.validFrom] })],
)

export const review = sqliteTable(
  'review',
  {
    pk: integer('n').primaryKey(),
    productPk: integer('product_n').notNull(),
    author: text().notNull(),
    rating: integer().notNull(),
    text: text().notNull(),
    locale: text().notNull(),
    createdAt: text('created_at').notNull(),
    verified: integer({ mode: 'boolean' }).notNull(),
  },
  (t) => [index('review_product').on(t.productPk, t.createdAt)],
)

import { addDays } from '../../domain/time/day.ts'
import { codeKey } from '../../backend/cms/search/words.ts'
import { toThousandths } from '../../backend/db/thousandths.ts'
import { lowestBefore } from '../../backend/pricing/lowest-price.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import type { NumberedProduct } from '../numbering.ts'
import type { MarketPrices, ProductRecord, VariantRecord } from '../../backend/db/records.ts'

type Currency = keyof MarketPrices
const currencies: Currency[] = ['EUR', 'CZK']

/** Variants with codes, stock, prices and price history. */
export function* variantRows(products: NumberedProduct[], today: string): Generator<SeedStatement> {
  const json = JSON.stringify
  const all = products.flatMap((product) =>
    product.variants.map((variant) => ({ ...variant, product })),
  )
  yield* insert(
    'variant',
    [
      'n',
      'id',
      'product_n',
      'bit',
      'catalog_code',
      'marketing_code',
      'ean',
      'name',
      'fullname',
      'image',
      'axis_values',
      'parameters',
      'stock',
      'check_stock',
      'amount_min',
      'saleable',
      'delay_days',
      'restock_days',
      'weight_grams',
      'longest_side_mm',
      'base_measure',
    ],
    all.map(({ n, bit, record: v, product }) => [
      n,
      v.id,
      product.n,
      bit,
      v.catalogCode,
      v.marketingCode,
      v.ean || null,
      json(v.name),
      json(v.fullname),
      v.image,
      json(v.axisValues),
      json(v.parameters),
      stockOf(v),
      isCounted(v),
      toThousandths(product.record.amountMin),
      product.record.saleable,
      readyDaysOf(v),
      v.delayDays,
      v.weightGrams,
      v.longestSideMm,
      v.baseMeasure ? json(v.baseMeasure) : null,
    ]),
  )
  yield* insert(
    'variant_stock',
    ['variant_n', 'warehouse', 'stock', 'delay_days'],
    all.flatMap(({ n, record: v }) =>
      v.stock.map(({ warehouse, amount, delayDays = 0 }) => [
        n,
        warehouse,
        toThousandths(amount),
        delayDays,
      ]),
    ),
  )
  yield* insert(
    'variant_performance',
    ['variant_n', 'curves', 'octaves'],
    all
      .filter(({ record: v }) => v.curves.length || v.octaves)
      .map(({ n, record: v }) => [n, json(v.curves), v.octaves && json(v.octaves)]),
  )
  yield* insert(
    'incoming_goods',
    ['id', 'variant_n', 'day', 'amount'],
    all.flatMap(({ n, record: v }) =>
      v.incoming.map(({ inDays, amount }, index) => [
        `${v.id}-${index + 1}`,
        n,
        addDays(today, inDays),
        toThousandths(amount),
      ]),
    ),
  )
  yield* insert(
    'variant_code',
    ['code', 'variant_n'],
    all.flatMap(({ n, record: v }) =>
      [...new Set([v.catalogCode, v.marketingCode, v.ean].map(codeKey))]
        .filter(Boolean)
        .map((code) => [code, n]),
    ),
    'INSERT OR IGNORE INTO',
  )
  yield* insert(
    'price',
    ['variant_n', 'currency', 'with_tax', 'original_with_tax', 'lowest30_with_tax'],
    all.flatMap(({ n, record }) =>
      currencies.map((currency) => [
        n,
        currency,
        record.prices[currency],
        record.originalPrices?.[currency] ?? null,
        lowest30(record, currency, today),
      ]),
    ),
  )
  yield* insert(
    'price_history',
    ['variant_n', 'currency', 'valid_from', 'with_tax'],
    all.flatMap(({ n, record }) =>
      record.priceHistory.flatMap((past) =>
        currencies.map((currency) => [n, currency, past.from, past.prices[currency]]),
      ),
    ),
    'INSERT OR REPLACE INTO',
  )
}

function stockOf(variant: VariantRecord): number {
  return variant.stock.reduce((sum, { amount }) => sum + toThousandths(amount), 0)
}

/** Days until dispatch from the fastest warehouse with stock. */
function readyDaysOf({ stock, delayDays }: VariantRecord): number {
  const there = stock.filter(({ amount }) => amount > 0)
  return there.length ? Math.min(...there.map((one) => one.delayDays ?? 0)) : delayDays
}

/** Variants without a warehouse are made or procured to order. */
function isCounted(variant: VariantRecord): boolean {
  return variant.stock.length > 0
}

/** Same rule as the generated column variant.available. */
export function isAvailable(
  { saleable, amountMin }: ProductRecord,
  variant: VariantRecord,
): boolean {
  const stock = stockOf(variant)
  return saleable && (!isCounted(variant) || (stock > 0 && stock >= toThousandths(amountMin)))
}

function lowest30(variant: VariantRecord, currency: Currency, today: string): number | null {
  if (!variant.originalPrices) return null
  const present = variant.prices[currency]
  const history = variant.priceHistory
    .map((past) => ({ from: past.from, withTax: past.prices[currency] }))
    .sort((a, b) => a.from.localeCompare(b.from))
  const last = history.at(-1)
  // A last entry with today's price is the start of the reduction itself.
  const reducedOn = last?.withTax === present ? last.from : today
  const before = last?.withTax === present ? history.slice(0, -1) : history
  return lowestBefore(before, reducedOn) ?? variant.originalPrices[currency]
}

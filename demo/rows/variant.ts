import { addDays } from '../../domain/time/day.ts'
import { codeKey } from '../../domain/bulk/merge-bulk.ts'
import { toThousandths } from '../../backend/db/thousandths.ts'
import { lowestBefore } from '../../backend/pricing/lowest-price.ts'
import { insert, type SeedStatement } from '../../backend/db/insert.ts'
import type { NumberedProduct } from '../numbering.ts'
import type { MarketPrices, ProductRecord, VariantRecord } from '../records.ts'

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
    all.map(({ n, bit, record: v, product }) => ({
      n,
      id: v.id,
      product_n: product.n,
      bit,
      catalog_code: v.catalogCode,
      marketing_code: v.marketingCode,
      ean: v.ean || null,
      name: json(v.name),
      fullname: json(v.fullname),
      image: v.image,
      axis_values: json(v.axisValues),
      parameters: json(v.parameters),
      stock: stockOf(v),
      check_stock: isCounted(v),
      amount_min: toThousandths(product.record.amountMin),
      saleable: product.record.saleable,
      delay_days: readyDaysOf(v),
      restock_days: v.delayDays,
      weight_grams: v.weightGrams,
      longest_side_mm: v.longestSideMm,
      base_measure: v.baseMeasure ? json(v.baseMeasure) : null,
    })),
  )
  yield* insert(
    'variant_stock',
    all.flatMap(({ n, record: v }) =>
      v.stock.map(({ warehouse, amount, delayDays = 0 }) => ({
        variant_n: n,
        warehouse,
        stock: toThousandths(amount),
        delay_days: delayDays,
      })),
    ),
  )
  yield* insert(
    'variant_performance',
    all
      .filter(({ record: v }) => v.curves.length || v.octaves)
      .map(({ n, record: v }) => ({
        variant_n: n,
        curves: json(v.curves),
        octaves: v.octaves && json(v.octaves),
      })),
  )
  yield* insert(
    'incoming_goods',
    all.flatMap(({ n, record: v }) =>
      v.incoming.map(({ inDays, amount }, index) => ({
        id: `${v.id}-${index + 1}`,
        variant_n: n,
        day: addDays(today, inDays),
        amount: toThousandths(amount),
      })),
    ),
  )
  yield* insert(
    'variant_code',
    all.flatMap(({ n, record: v }) =>
      [...new Set([v.catalogCode, v.marketingCode, v.ean].map(codeKey))]
        .filter(Boolean)
        .map((code) => ({ code, variant_n: n })),
    ),
    'INSERT OR IGNORE INTO',
  )
  yield* insert(
    'price',
    all.flatMap(({ n, record }) =>
      currencies.map((currency) => ({
        variant_n: n,
        currency,
        with_tax: record.prices[currency],
        original_with_tax: record.originalPrices?.[currency] ?? null,
        lowest30_with_tax: lowest30(record, currency, today),
      })),
    ),
  )
  yield* insert(
    'price_history',
    all.flatMap(({ n, record }) =>
      record.priceHistory.flatMap((past) =>
        currencies.map((currency) => ({
          variant_n: n,
          currency,
          valid_from: past.from,
          with_tax: past.prices[currency],
        })),
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

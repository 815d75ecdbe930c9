import { isTrue, merged } from '../../cms/catalog/parameter-values.ts'
import type { CurrencyCode } from '../../../domain/currency.ts'
import { insert, type SeedStatement } from '../insert.ts'
import { maskOf } from '../mask.ts'
import {
  numberOf,
  type NumberedProduct,
  type NumberedVariant,
  type Numbering,
} from '../numbering.ts'

/** What listings, filters and facets are answered from. */
export function* listingRows(
  products: NumberedProduct[],
  numbers: Numbering,
  booleans: Set<string>,
): Generator<SeedStatement> {
  yield* insert(
    'product_value',
    ['product_n', 'parameter_n', 'value', 'mask'],
    products.flatMap((product) => valueRows(product, numbers, booleans)),
  )
  yield* insert(
    'product_number',
    ['product_n', 'parameter_n', 'number', 'mask'],
    products.flatMap((product) => numberRows(product, numbers, booleans)),
  )
  yield* insert(
    'product_price',
    ['product_n', 'currency', 'with_tax', 'mask'],
    products.flatMap((product) => [...priceRows(product, 'EUR'), ...priceRows(product, 'CZK')]),
  )
  yield* insert(
    'listing',
    ['category_n', 'product_n', 'position', 'eur', 'czk', 'rating', 'created_at', 'available'],
    products.flatMap(({ n, record, variants }) => {
      const eur = Math.min(...variants.map((variant) => variant.record.prices.EUR))
      const czk = Math.min(...variants.map((variant) => variant.record.prices.CZK))
      return (numbers.ancestors.get(record.categoryId) ?? [0]).map((category) => [
        category,
        n,
        n,
        eur,
        czk,
        record.rating ?? -1,
        record.createdAt,
        false,
      ])
    }),
  )
}

function valueRows(
  { n, record, variants }: NumberedProduct,
  numbers: Numbering,
  booleans: Set<string>,
) {
  const groups = new Groups()
  for (const variant of variants) {
    for (const parameter of merged(record.parameters, variant.record.parameters)) {
      const { code } = parameter
      if (booleans.has(code)) groups.add(code, String(isTrue(parameter)), variant)
      else if ('values' in parameter)
        for (const value of parameter.values) groups.add(code, value, variant)
    }
  }
  return groups.rows((code, value, mask) => [n, numberOf(numbers.parameter, code), value, mask])
}

function numberRows(
  { n, record, variants }: NumberedProduct,
  numbers: Numbering,
  booleans: Set<string>,
) {
  const groups = new Groups()
  for (const variant of variants) {
    for (const parameter of merged(record.parameters, variant.record.parameters)) {
      const isNumber = 'number' in parameter && !booleans.has(parameter.code)
      if (isNumber) groups.add(parameter.code, String(parameter.number), variant)
    }
  }
  return groups.rows((code, number, mask) => [
    n,
    numberOf(numbers.parameter, code),
    Number(number),
    mask,
  ])
}

function priceRows({ n, variants }: NumberedProduct, currency: CurrencyCode) {
  const groups = new Groups()
  for (const variant of variants)
    groups.add(currency, String(variant.record.prices[currency]), variant)
  return groups.rows((_, price, mask) => [n, currency, Number(price), mask])
}

/** Variants that share a value, by name and value. */
class Groups {
  #groups = new Map<string, Map<string, NumberedVariant[]>>()

  add(name: string, value: string, variant: NumberedVariant): void {
    const values = this.#groups.get(name) ?? new Map<string, NumberedVariant[]>()
    values.set(value, [...(values.get(value) ?? []), variant])
    this.#groups.set(name, values)
  }

  rows(toRow: (name: string, value: string, mask: string) => unknown[]): unknown[][] {
    return [...this.#groups].flatMap(([name, values]) =>
      [...values].map(([value, variants]) => toRow(name, value, String(maskOf(variants)))),
    )
  }
}

/** What follows from all of the rows together. */
export const derivedRows = [
  `UPDATE product SET available_mask = (
    SELECT coalesce(sum(1 << v.bit), 0) FROM variant v WHERE v.product_n = product.n AND v.available)`,
  `UPDATE listing SET available = (SELECT available_mask <> 0 FROM product p WHERE p.n = listing.product_n)`,
  `UPDATE category SET product_count = (SELECT count(*) FROM listing l WHERE l.category_n = category.n)`,
  `INSERT INTO category_facet SELECT f.category_n, 'value', f.parameter_n, x.value, count(*), NULL
    FROM category_filter f CROSS JOIN listing l ON l.category_n = f.category_n
    CROSS JOIN product_value x ON x.product_n = l.product_n AND x.parameter_n = f.parameter_n
    GROUP BY f.category_n, f.parameter_n, x.value`,
  `INSERT INTO category_facet SELECT f.category_n, 'number', f.parameter_n, '', min(x.number), max(x.number)
    FROM category_filter f CROSS JOIN listing l ON l.category_n = f.category_n
    CROSS JOIN product_number x ON x.product_n = l.product_n AND x.parameter_n = f.parameter_n
    GROUP BY f.category_n, f.parameter_n`,
  `INSERT INTO category_facet SELECT l.category_n, 'brand', p.brand_n, '', count(*), NULL
    FROM listing l CROSS JOIN product p ON p.n = l.product_n GROUP BY l.category_n, p.brand_n`,
  `INSERT INTO category_facet SELECT l.category_n, 'price', 0, x.currency, min(x.with_tax), max(x.with_tax)
    FROM listing l CROSS JOIN product_price x ON x.product_n = l.product_n GROUP BY l.category_n, x.currency`,
]

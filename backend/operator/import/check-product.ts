import type { CurrencyCode } from '../../../domain/currency.ts'
import type {
  ParameterValue,
  ProductRecord,
  VariantRecord,
} from '../../../domain/operator/product-record.ts'
import { noPicture, picturePath } from '../../../domain/operator/record-fields.ts'
import { parseCsvNumber } from '../../../domain/operator/csv-number.ts'
import { reasonAgainstAmount } from '../reason-against-amount.ts'
import { reasonAgainstPrice } from '../reason-against-price.ts'
import { isGtin } from '../../../domain/product/gtin.ts'
import type { CatalogueNames } from './catalogue-names.ts'
import type { Issue } from './issue.ts'

/**
 * Validation beyond the schema: references, numbers that cannot be stored, and EANs that differ
 * from the current ones.
 */
export function checkProduct(
  record: ProductRecord,
  names: CatalogueNames,
  current: ProductRecord | undefined,
): Issue[] {
  const unknown = (path: readonly PropertyKey[], name: string): Issue => ({
    path,
    reason: `"${name}" is unknown`,
  })
  const codes = (field: 'axes' | 'keyParameters') =>
    record[field].flatMap((code) => (names.parameters.has(code) ? [] : unknown([field], code)))
  return [
    ...(names.categories.has(record.category) ? [] : [unknown(['category'], record.category)]),
    ...(names.brands.has(record.brand) ? [] : [unknown(['brand'], record.brand)]),
    ...(names.units.has(record.unit) ? [] : [unknown(['unit'], record.unit)]),
    ...codes('axes'),
    ...codes('keyParameters'),
    ...exactAmount(['unitStep'], record.unitStep),
    ...exactAmount(['amountMin'], record.amountMin),
    ...wholeAmount(['amountMin'], record.amountMin, record),
    ...checkParameters(['parameters'], record.parameters, names),
    ...record.variants.flatMap((variant, index) => {
      const before = current?.variants.find(({ id }) => id === variant.id)
      return [
        ...(record.variants.findIndex(({ id }) => id === variant.id) === index
          ? []
          : [{ path: ['variants', index, 'id'], reason: `"${variant.id}" is there twice` }]),
        ...checkCodes(record, index, before),
        ...checkVariant(['variants', index], variant, before, names),
        ...Object.entries(variant.stock ?? {}).flatMap(([id, amount]) =>
          wholeAmount(['variants', index, 'stock', id], amount, record),
        ),
        ...checkEan(['variants', index, 'ean'], variant.ean, before?.ean),
        ...(variant.image === before?.image || picturePath.test(variant.image)
          ? []
          : [{ path: ['variants', index, 'image'], reason: noPicture }]),
      ]
    }),
  ]
}

/** A code of two variants would change the price and stock of neither. */
function checkCodes(
  { variants }: ProductRecord,
  index: number,
  before: VariantRecord | undefined,
): Issue[] {
  return (['catalogCode', 'ean'] as const).flatMap((field) => {
    const code = variants[index]?.[field]
    if (!code || before?.[field] === code) return []
    const isFirst = variants.findIndex((one) => one[field] === code) === index
    return isFirst
      ? []
      : [{ path: ['variants', index, field], reason: `"${code}" is that of another variant` }]
  })
}

function checkVariant(
  path: readonly PropertyKey[],
  { parameters, prices, stock, stockDelayDays }: VariantRecord,
  before: VariantRecord | undefined,
  names: CatalogueNames,
): Issue[] {
  const places = Object.keys({ ...stock, ...stockDelayDays })
  return [
    ...checkParameters([...path, 'parameters'], parameters, names),
    ...names.currencies
      .filter((code) => prices[code] === undefined)
      .map((code) => ({ path: [...path, 'prices', code], reason: 'is missing' })),
    ...Object.entries(prices).flatMap(([code, amount]) => {
      if (names.currencies.includes(code))
        return exactPrice([...path, 'prices', code], amount, code)
      // From the time when it did.
      if (before?.prices[code] === amount) return []
      return [{ path: [...path, 'prices', code], reason: `the shop does not sell in ${code}` }]
    }),
    ...places.flatMap((id) =>
      names.warehouses.has(id)
        ? []
        : [{ path: [...path, 'stock', id], reason: `the warehouse "${id}" is unknown` }],
    ),
    ...Object.entries(stock ?? {}).flatMap(([id, amount]) =>
      exactAmount([...path, 'stock', id], amount),
    ),
  ]
}

function checkEan(
  path: readonly PropertyKey[],
  ean: string | null,
  before: string | null | undefined,
): Issue[] {
  if (ean === null || ean === before || isGtin(ean)) return []
  return [{ path, reason: `"${ean}" is no EAN: its length or its check digit is wrong` }]
}

/** Amounts are stored in thousandths. */
function exactAmount(path: readonly PropertyKey[], amount: number): Issue[] {
  const isExact = Math.abs(amount * 1000 - Math.round(amount * 1000)) < 1e-6
  return isExact ? [] : [{ path, reason: `${amount} has more than three decimal places` }]
}

function wholeAmount(
  path: readonly PropertyKey[],
  amount: number,
  { unit, unitStep }: ProductRecord,
): Issue[] {
  const reason = reasonAgainstAmount(amount, { unit, step: unitStep })
  return reason === null ? [] : [{ path, reason }]
}

function exactPrice(path: readonly PropertyKey[], amount: number, currency: CurrencyCode): Issue[] {
  const reason = reasonAgainstPrice(amount, currency)
  return reason === null ? [] : [{ path, reason }]
}

function checkParameters(
  path: readonly PropertyKey[],
  parameters: Record<string, ParameterValue>,
  names: CatalogueNames,
): Issue[] {
  return Object.entries(parameters).flatMap(([code, value]): Issue[] => {
    const reason = reasonAgainst(names.parameters.get(code), value)
    return reason === null ? [] : [{ path: [...path, code], reason }]
  })
}

type Parameter = CatalogueNames['parameters'] extends Map<string, infer Entry> ? Entry : never

function reasonAgainst(parameter: Parameter | undefined, value: ParameterValue): string | null {
  if (!parameter) return 'is an unknown parameter'
  const { type, valueIds } = parameter
  if (type === 'number') return typeof value === 'number' ? null : noNumber(value)
  if (type === 'boolean') return typeof value === 'boolean' ? null : 'must be yes or no'
  if (!Array.isArray(value)) return 'must be a list of values'
  const unknown = value.find((id) => !valueIds.has(id))
  return unknown === undefined ? null : `"${unknown}" is no value of it`
}

/** `withTypedParameters` leaves the text of a cell that is no number as a list of one. */
function noNumber(value: boolean | readonly string[]): string {
  const parsed =
    Array.isArray(value) && value.length === 1 ? parseCsvNumber(String(value[0])) : null
  return parsed && 'reason' in parsed ? parsed.reason : 'must be a number'
}

import { fill } from '../../../../domain/locales/fill.ts'
import { textsOf } from '../../../locales/texts-of.ts'
import * as z from 'zod'
import { flag, json as jsonColumn } from '../../../db/columns.ts'
import { rowSchema, type RowOf } from '../../../db/rows.ts'
import {
  type Availability,
  isOwnUnit,
  ownUnits,
  type SaleUnit,
  UnitName,
} from '../../../../domain/product/availability.ts'
import { Locale } from '../../../../domain/locale.ts'
import { shippingClassOf } from '../../../store/checkout/delivery/shipping-class.ts'
import { fromThousandths } from '../../../db/thousandths.ts'

export const StockRow = rowSchema('variant', {
  stock: z.number(),
  checkStock: flag,
  available: flag,
  amountMin: z.number(),
  delayDays: z.number(),
  weightGrams: z.number(),
  longestSideMm: z.number(),
})
export type StockRow = RowOf<typeof StockRow>

/** Availability of a variant, with the store's texts. */
export function availabilityOf(row: StockRow, locale: Locale): Availability {
  const isAvailable = row.available
  const checkStock = row.checkStock
  const shippingClass = shippingClassOf(row)
  const counted = isAvailable && checkStock
  const texts = textsOf(locale).catalog.availability
  const days = { days: row.delayDays }
  const ready = checkStock ? texts.central : fill(texts.toOrder, days)
  return {
    isAvailable,
    stock: checkStock ? fromThousandths(row.stock) : 0,
    checkStock,
    amountMin: fromThousandths(row.amountMin),
    amountMax: counted ? fromThousandths(row.stock) : null,
    delayDays: row.delayDays,
    availability: row.delayDays === 0 ? texts.inStock : ready,
    soldAvailability: texts.soldOut,
    ...(shippingClass !== 'parcel' && { shippingClass }),
  }
}

/** Of a product `p`: its unit of sale, with its names if it is the merchant's own. */
export const unitColumns = `p.unit, p.unit_step,
  iif(p.unit IN (${ownUnits.map((code) => `'${code}'`).join(', ')}), NULL,
    (SELECT m.value -> '$.units' -> p.unit FROM merchant m WHERE m.id = 1)) AS unit_names`

export const unitFields = {
  unit: z.string(),
  unitStep: z.number(),
  unitNames: jsonColumn(z.partialRecord(Locale, UnitName)).nullable(),
}

interface UnitRow {
  unit: string
  unitStep: number
  unitNames: Partial<Record<Locale, UnitName>> | null
}

/** A unit that the merchant has removed counts as pieces. */
export function saleUnitOf({ unit, unitStep, unitNames }: UnitRow, locale: Locale): SaleUnit {
  const step = fromThousandths(unitStep)
  const name = unitNames?.[locale] ?? Object.values(unitNames ?? {})[0]
  return name ? { code: unit, step, name } : { code: isOwnUnit(unit) ? unit : 'piece', step }
}

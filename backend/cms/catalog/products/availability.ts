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
import { carriageOf } from '../../../store/checkout/delivery/carriage.ts'
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

const inStock: Record<Locale, string> = {
  de: 'Auf Lager',
  cs: 'Skladem',
  sk: 'Na sklade',
  en: 'In stock',
}
const central: Record<Locale, string> = {
  de: 'Im Zentrallager',
  cs: 'Skladem u dodavatele',
  sk: 'Na sklade u dodávateľa',
  en: 'In the central warehouse',
}
const toOrder: Record<Locale, (days: number) => string> = {
  de: (days) => `Auf Bestellung, lieferbar in ${days} Tagen`,
  cs: (days) => `Na objednávku, dodání za ${days} dní`,
  sk: (days) => `Na objednávku, dodanie za ${days} dní`,
  en: (days) => `Made to order, ready in ${days} days`,
}
const soldOut: Record<Locale, string> = {
  de: 'Zurzeit nicht lieferbar',
  cs: 'Momentálně není skladem',
  sk: 'Momentálne nie je na sklade',
  en: 'Currently not available',
}

/** What can be bought of a variant, and the store's words for it. */
export function availabilityOf(row: StockRow, locale: Locale): Availability {
  const isAvailable = row.available
  const checkStock = row.checkStock
  const carriage = carriageOf(row)
  const counted = isAvailable && checkStock
  const ready = checkStock ? central[locale] : toOrder[locale](row.delayDays)
  return {
    isAvailable,
    stock: checkStock ? fromThousandths(row.stock) : 0,
    checkStock,
    amountMin: fromThousandths(row.amountMin),
    amountMax: counted ? fromThousandths(row.stock) : null,
    delayDays: row.delayDays,
    availability: row.delayDays === 0 ? inStock[locale] : ready,
    soldAvailability: soldOut[locale],
    ...(carriage !== 'parcel' && { carriage }),
  }
}

/** Of a product `p`: its unit of sale, with the names of one that is the merchant's data. */
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

/** A unit that the merchant does not name any more is a piece. */
export function saleUnitOf({ unit, unitStep, unitNames }: UnitRow, locale: Locale): SaleUnit {
  const step = fromThousandths(unitStep)
  const name = unitNames?.[locale] ?? Object.values(unitNames ?? {})[0]
  return name ? { code: unit, step, name } : { code: isOwnUnit(unit) ? unit : 'piece', step }
}

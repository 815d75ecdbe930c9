import * as z from 'zod'
import { flag } from '../../../db/columns.ts'
import { rowSchema, type RowOf } from '../../../db/rows.ts'
import { type Availability, SaleUnit } from '../../../../domain/product/availability.ts'
import type { Locale } from '../../../../domain/locale.ts'
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

export function saleUnitOf(unit: string, stepThousandths: number): SaleUnit {
  return {
    code: SaleUnit.shape.code.safeParse(unit).data ?? 'piece',
    step: fromThousandths(stepThousandths),
  }
}

import type { CurrencyCode } from '../../../domain/currency.ts'
import { toMinor } from '../../pricing/money.ts'

/** Merchandise value from which parcels are free; the page on delivery says the same. */
export const freeShippingAt: Record<CurrencyCode, number> = {
  EUR: toMinor(99),
  CZK: toMinor(2500),
}

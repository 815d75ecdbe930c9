import * as z from 'zod/mini'
import { CurrencyCode, defaultCurrency } from '../currency.ts'
import type { Merchant } from '../merchant/merchant.ts'
import { roundToMinor } from '../minor-units.ts'
import type { OrderDocument, TaxShare } from '../order/order-document.ts'
import { vatCurrencyOf } from '../tax/vat-currency.ts'

/** Currency in which a member state is owed VAT that is invoiced in another one (BT-6). */
export const VatAccounting = z.object({
  currencyCode: CurrencyCode,
  /** Units of it for one of the invoice's. */
  rate: z.number(),
  /** Day since which the rate applies. */
  since: z.iso.date(),
})
export type VatAccounting = z.infer<typeof VatAccounting>

/**
 * The national currency of a domestic supply that is invoiced in another one, with the rate of the
 * day on which its VAT is due (Dir. 2006/112/EC Art. 91, 230; § 4, § 29 zákona o DPH). None without
 * a rate, and for the One Stop Shop, whose returns are in euro (Art. 369h).
 */
export function vatAccountingOf(
  { currencyCode, tax }: Pick<OrderDocument, 'currencyCode' | 'tax'>,
  { exchangeRates }: Pick<Merchant, 'exchangeRates'>,
  day: string,
): VatAccounting | undefined {
  const own = vatCurrencyOf(tax.country)
  if (tax.category !== 'S' || tax.scheme !== 'domestic' || own === currencyCode) return undefined
  const euro = { since: '', perEuro: 1 }
  const rateOf = (currency: CurrencyCode) =>
    currency === defaultCurrency
      ? euro
      : exchangeRates
          .filter((each) => each.currency === currency && each.since <= day)
          .toSorted((a, b) => b.since.localeCompare(a.since))[0]
  const [to, from] = [rateOf(own), rateOf(currencyCode)]
  if (!to || !from) return undefined
  const rate = Number((to.perEuro / from.perEuro).toPrecision(8))
  return { currencyCode: own, rate, since: to.since > from.since ? to.since : from.since }
}

interface Accounted {
  taxes: readonly TaxShare[]
  vatAccounting?: VatAccounting | undefined
}

/** VAT of each rate in the national currency, and its sum (BT-111). */
export function accountedVat({ taxes, vatAccounting }: Accounted) {
  if (!vatAccounting) return null
  const rates = taxes.map(({ rate, vat }) => ({
    rate,
    vat: roundToMinor(vat * vatAccounting.rate),
  }))
  return {
    ...vatAccounting,
    rates,
    total: roundToMinor(rates.reduce((sum, { vat }) => sum + vat, 0)),
  }
}

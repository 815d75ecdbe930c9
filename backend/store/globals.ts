import type { Hono } from 'hono'
import { getCountries, getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import type { Currency } from '../../domain/currency.ts'
import type { Country } from '../../domain/address.ts'
import type { Contact } from '../../domain/frame.ts'
import type { Locale } from '../../domain/locale.ts'
import { versionQuery } from '../cms/catalog/dictionary.ts'
import { handle, type AppEnv } from '../contract/handle.ts'
import { toDecimal } from '../pricing/money.ts'
import { company } from '../seed/content/company.ts'
import { freeShippingAt } from './cart/priced-cart.ts'

export function globalsCalls(app: Hono<AppEnv>): void {
  handle(app, getCurrencies, async ({ caller }) => ({ data: currenciesOf(caller.locale) }))

  handle(app, getCountries, async ({ caller }) => ({ data: deliveryCountries(caller.locale) }))

  handle(app, getGlobals, async ({ db, caller }) => {
    const row = await versionQuery(db).first<{ version: string }>()
    return {
      data: {
        contact: contactOf(caller),
        freeShippingAt: toDecimal(freeShippingAt[caller.currency]),
        orderGiftAt: null,
        orderMinimumValue: 0,
        currencies: currenciesOf(caller.locale),
        functions: { loyaltyCredits: false, promoCode: true, customOrderNumber: true },
        variantHash: [caller.variant, ...caller.groups.toSorted(), row?.version ?? ''].join('-'),
      },
    }
  })
}

const points: Record<Locale, Pick<Currency, 'decimalPoint' | 'millesimalPoint'>> = {
  de: { decimalPoint: ',', millesimalPoint: '.' },
  cs: { decimalPoint: ',', millesimalPoint: '\u00a0' },
  sk: { decimalPoint: ',', millesimalPoint: '\u00a0' },
  en: { decimalPoint: '.', millesimalPoint: ',' },
}

/** Currencies as a language writes their amounts; formatMoney does the same for mails. */
function currenciesOf(locale: Locale): Currency[] {
  const written = { symbolPlacement: 'right', ...points[locale] } as const
  return [
    { code: 'EUR', symbol: '€', decimalPlaces: 2, ...written },
    { code: 'CZK', symbol: 'Kč', decimalPlaces: 0, ...written },
  ]
}

const countryCodes = [
  { code: 'DEU', region: 'DE', phonePrefix: '+49' },
  { code: 'AUT', region: 'AT', phonePrefix: '+43' },
  { code: 'CZE', region: 'CZ', phonePrefix: '+420' },
  { code: 'SVK', region: 'SK', phonePrefix: '+421' },
]

/** Countries that can be delivered to, named in a language. */
export function deliveryCountries(locale: Locale): Country[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  return countryCodes.map(({ code, region, phonePrefix }) => ({
    code,
    phonePrefix,
    title: names.of(region) ?? code,
  }))
}

const openingHours: Record<Locale, string> = {
  de: 'Mo–Fr 8–17 Uhr',
  cs: 'Po–Pá 8–17 h',
  sk: 'Po–Pia 8–17 h',
  en: 'Mon–Fri 8 am–5 pm',
}

/** How the shop can be reached; the pages on contact and imprint tell the same. */
export function contactOf({ locale }: { locale: Locale }): Contact {
  const { name, ...address } = company
  return { company: name, ...address, openingHours: openingHours[locale] }
}

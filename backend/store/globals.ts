import * as z from 'zod'
import { findRow, rowSchema } from '../db/rows.ts'
import type { Hono } from 'hono'
import { getCountries, getCurrencies, getGlobals } from '../../domain/contract/store.ts'
import type { Currency, CurrencyCode } from '../../domain/currency.ts'
import { decimalPlacesOf, symbolOf, symbolPlacementOf } from '../../domain/currency-rules.ts'
import type { Locale } from '../../domain/locale.ts'
import { defaultLocale, locales, localeTags } from '../../domain/locales/locales.ts'
import type { StoreGlobals } from '../../domain/store-globals.ts'
import { findCatalogueVersion } from '../cms/catalog/products/dictionary.ts'
import { findContent } from '../cms/content/entries/find-content.ts'
import { handle, type AppEnv } from '../contract/handle.ts'
import type { Config } from '../env.ts'
import { toDecimal } from '../../domain/minor-units.ts'
import type { Caller } from '../request/caller.ts'
import { countryOf } from '../request/market.ts'
import { readPaging } from '../request/paging.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { brandOf, contactOf, promisesOf } from '../merchant/merchant-details.ts'
import { creditRates } from './account/credit-rates.ts'
import { deliveryCountries } from './delivery-countries.ts'
import { freeShippingAt } from './checkout/delivery/shipping-price.ts'
import { deliveryTerms } from './checkout/delivery/delivery-terms.ts'
import { loadMenus } from './menu-tree.ts'

export function globalsCalls(app: Hono<AppEnv>): void {
  handle(app, getCurrencies, async ({ caller, config }) => ({
    data: currenciesOf(config.CURRENCIES, caller.locale),
  }))

  handle(app, getCountries, async ({ db, caller, query }) => {
    const countries = deliveryCountries(await loadMerchant(db), caller)
    const paging = readPaging(query, { usual: 100, most: 100 })
    return {
      data: countries.slice(paging.offset, paging.offset + paging.perPage),
      meta: paging.metaOf(countries.length),
    }
  })

  handle(app, getGlobals, async ({ db, caller, config }) => ({
    data: await globalsOf(db, caller, config),
  }))
}

const GiftRow = rowSchema('order_gift', { minFrom: z.number().nullable() })

async function globalsOf(
  db: D1Database,
  caller: Caller,
  { CURRENCIES, ORDER_MINIMUM, PARCEL_PICKUP_KEY, PPL_PICKER }: Config,
): Promise<StoreGlobals> {
  const { locale, currency } = caller
  const [merchant, version, home, menus, gift] = await Promise.all([
    loadMerchant(db),
    findCatalogueVersion(db),
    findContent(db, 'homepage', '', locale),
    loadMenus(db, locale),
    findRow(
      db
        .prepare(`SELECT min(amounts ->> ?1 ->> 'from') AS min_from FROM order_gift`)
        .bind(currency),
      GiftRow,
    ),
  ])
  const currencies = currenciesOf(CURRENCIES, locale)
  const rate = creditRates.get(currency)
  const country = countryOf(caller)
  const freeAt = freeShippingAt(merchant, currency)
  return {
    contact: contactOf(merchant, locale, country),
    brand: brandOf(merchant),
    promises: promisesOf(merchant),
    delivery: deliveryTerms({ merchant, caller, now: new Date() }),
    ...(merchant.newsletter[locale] && { newsletter: merchant.newsletter[locale] }),
    domain: {
      code: caller.domain,
      locale,
      country,
      currencyCode: currency,
      translationVariant: '',
    },
    freeShippingAt: freeAt === null ? null : toDecimal(freeAt),
    orderGiftAt: gift && gift.minFrom !== null ? toDecimal(gift.minFrom) : null,
    orderMinimumValue: toDecimal(ORDER_MINIMUM[currency] ?? 0),
    ...(rate && { creditWorth: toDecimal(rate.worth) }),
    currency: currencyIn(currency, locale),
    currencies,
    languages: locales.map((each) => ({
      locale: each,
      title: new Intl.DisplayNames(each, { type: 'language' }).of(each) ?? each,
      isDefault: each === defaultLocale,
    })),
    menus,
    meta: {
      title: home?.value.seoTitle ?? '',
      description: home?.value.seoDescription ?? '',
    },
    functions: { loyaltyCredits: rate !== undefined, promoCode: true, customOrderNumber: true },
    settings: {
      integrations: { parcel_pickup_key: PARCEL_PICKUP_KEY || null, ppl_picker: PPL_PICKER },
      functions: {
        loyalty_credits: rate !== undefined,
        promo_code: true,
        custom_order_number: true,
      },
    },
    variantHash: [caller.variant, ...caller.groups.toSorted(), version].join('-'),
  }
}

/** Currency formats of a language; formatMoney does the same for emails. */
function currencyIn(code: CurrencyCode, locale: Locale): Currency {
  return {
    code,
    symbol: symbolOf(code, locale),
    symbolPlacement: symbolPlacementOf(code, localeTags[locale]),
    decimalPlaces: decimalPlacesOf(code),
    ...separatorsIn(locale),
  }
}

function currenciesOf(codes: readonly CurrencyCode[], locale: Locale): Currency[] {
  return codes.map((code) => currencyIn(code, locale))
}

function separatorsIn(locale: Locale): Pick<Currency, 'decimalPoint' | 'millesimalPoint'> {
  const parts = new Intl.NumberFormat(localeTags[locale]).formatToParts(12_345.6)
  const separator = (type: 'decimal' | 'group') => parts.find((part) => part.type === type)?.value
  return { decimalPoint: separator('decimal') ?? ',', millesimalPoint: separator('group') ?? '' }
}

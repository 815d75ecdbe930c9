import { describe, expect, it } from 'vitest'
import type { CurrencyCode } from '../../domain/currency.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { freeShippingAt, minorOf } from '../../backend/store/checkout/delivery/shipping-price.ts'
import { offerText } from '../../domain/merchant/offers.ts'
import { type Market, markets } from '../../domain/merchant/market.ts'
import { merchant } from './merchant.ts'
import { pickupBranches as branches } from './pickup-branches.ts'
import { paymentOffers } from './payment-offers.ts'
import { shipperOffers } from './shipper-offers.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { content } from './content.ts'

const { products } = catalogueOf(300)

/** Country of a language's main domain in `wrangler.toml`. */
const homes: Record<Locale, { market: Market; currency: CurrencyCode }> = {
  de: { market: 'DE', currency: 'EUR' },
  cs: { market: 'CZ', currency: 'CZK' },
  sk: { market: 'SK', currency: 'EUR' },
  en: { market: 'DE', currency: 'EUR' },
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return `${value} `
  return value !== null && typeof value === 'object' ? Object.values(value).map(textOf).join('') : ''
}

function pageText(id: string, locale: Locale): string {
  return textOf(content.pages.find((page) => page.id === id)?.content[locale]).replaceAll('\u00A0', ' ')
}

function moneyOf(minor: number, currency: CurrencyCode, locale: Locale): string {
  const isWhole = currency === 'CZK'
  const digits = { minimumFractionDigits: isWhole ? 0 : 2, maximumFractionDigits: isWhole ? 0 : 2 }
  const figure = new Intl.NumberFormat(locale, { ...digits, useGrouping: 'always' }).format(minor / 100)
  if (locale === 'en') return `€${figure}`
  return `${figure.replaceAll('\u00A0', ' ')} ${isWhole ? 'Kč' : '€'}`
}

function shippersOf(locale: Locale) {
  return shipperOffers.filter(({ markets }) => markets.includes(homes[locale].market))
}

describe('the page on delivery and payment', () => {
  it('names each carrier of its market with its price, hours and limits', () => {
    for (const locale of locales) {
      const text = pageText('page-shipping', locale)
      for (const offer of shippersOf(locale).filter(({ type }) => type === 'DELIVERY')) {
        expect(text).toContain(moneyOf(minorOf(offer.price, homes[locale].currency), homes[locale].currency, locale))
        expect(text).toContain(offerText(offer.name, locale).split(' ')[0])
        const { longestSideMm, weightGrams } = offer
        const limits = longestSideMm && weightGrams ? `${longestSideMm / 10} cm, ${weightGrams / 1000} kg` : ''
        expect(text).toContain(limits)
      }
      for (const { closesAt } of shippersOf(locale)) {
        const hour = Number(closesAt.slice(0, 2))
        expect(text).toMatch(locale === 'en' ? new RegExp(`${hour - 12 || 'noon'}`) : new RegExp(`\\b${hour}\\.? (?:Uhr|hodin)`))
      }
    }
  })

  it('names the value from which parcels are free', () => {
    for (const locale of locales) {
      const { currency } = homes[locale]
      const threshold = moneyOf(freeShippingAt(merchant, currency) ?? 0, currency, locale).replace(/[,.]00(?= €|$)/, '')
      expect(pageText('page-shipping', locale)).toContain(threshold)
    }
  })

  it('names the towns of its branches', () => {
    const towns: Record<string, string> = { Brno: 'Brně', Praha: 'Praze', Bratislava: 'Bratislave' }
    for (const locale of locales) {
      const own = branches.filter(({ address }) => address.country === markets[homes[locale].market].country)
      for (const { address } of own) {
        const { city } = address
        expect(pageText('page-shipping', locale)).toContain(towns[city] ?? city)
      }
    }
  })

  it('names the points of each carrier of its market with price and limits, and no other', () => {
    const carriers = shipperOffers.filter(({ points }) => typeof points === 'object')
    for (const locale of locales) {
      const { market, currency } = homes[locale]
      const text = pageText('page-shipping', locale)
      for (const { name, markets, price, longestSideMm = 0, weightGrams = 0 } of carriers) {
        const [carrier = ''] = offerText(name, locale).split(' ')
        const isNamed = new RegExp(`${carrier}[^,]*(?:box|Z-BOX)`, 'i').test(text)
        expect(isNamed, `${carrier} in ${locale}`).toBe(markets.includes(market))
        if (!markets.includes(market)) continue
        expect(text).toContain(moneyOf(minorOf(price, currency), currency, locale))
        expect(text).toContain(`${longestSideMm / 10} cm, ${weightGrams / 1000} kg`)
      }
    }
  })

  it('names what cash on delivery costs where there is any, and no wallet that is not offered', () => {
    const cod = paymentOffers.find(({ id }) => id === 'cod')
    for (const locale of locales) {
      const { market, currency } = homes[locale]
      const text = pageText('page-shipping', locale)
      const fee = cod ? moneyOf(minorOf(cod.price, currency), currency, locale) : ''
      expect(text.includes(` ${fee}`)).toBe(cod?.markets.includes(market) ?? false)
      expect(text + textOf(content.configuration[locale])).not.toMatch(/Apple|Google Pay|Klarna|QR/)
    }
  })

  it('tags as sent free only what a parcel carries and what costs enough', () => {
    const { longestSideMm = 0, weightGrams = 0 } = shipperOffers.find(({ id }) => id === 'dhl') ?? {}
    const tagged = products.filter(({ freeShippers }) => freeShippers.length > 0)
    expect(tagged.length).toBeGreaterThan(10)
    for (const variant of tagged.flatMap(({ variants }) => variants)) {
      expect(variant.longestSideMm).toBeLessThanOrEqual(longestSideMm)
      expect(variant.weightGrams).toBeLessThanOrEqual(weightGrams)
      for (const currency of ['EUR', 'CZK'] as const) {
        expect(variant.prices[currency]).toBeGreaterThanOrEqual(freeShippingAt(merchant, currency) ?? Infinity)
      }
    }
    expect(content.configuration.de.freeDeliveryTagByPrice).toBe(false)
  })

  it('says in the cart what it says on the page', () => {
    for (const locale of locales) {
      const { currency } = homes[locale]
      const { shippingInfo } = content.configuration[locale].cart
      const parcel = shippersOf(locale).find(({ size, freeAtThreshold }) => size === 'parcel' && freeAtThreshold)
      expect(shippingInfo.replaceAll('\u00A0', ' ')).toContain(moneyOf(minorOf(parcel?.price ?? {}, currency), currency, locale))
    }
  })
})

describe('legal texts', () => {
  const dutyOfReturn: Record<Locale, RegExp> = {
    de: /binnen vierzehn Tagen ab dem Tag.*zurückzusenden oder zu übergeben.*in keinem Fall Entgelte|in keinem Fall Entgelte.*zurückzusenden oder zu übergeben/s,
    cs: /žádné poplatky.*zašlete nebo předejte.*do čtrnácti dnů od odstoupení/s,
    sk: /žiadne poplatky.*pošlite alebo odovzdajte.*do štrnástich dní odo dňa odstúpenia/s,
    en: /without any fee.*send back the goods.*fourteen days/s,
  }

  it.each(locales)('§ 357 BGB: the instruction in %s tells to send the goods back in time', (locale) => {
    expect(pageText('page-withdrawal', locale)).toMatch(dutyOfReturn[locale])
  })

  it('§ 438 BGB: one year for companies excepts goods used for a building', () => {
    expect(pageText('page-terms', 'de')).toMatch(/nicht für Ware.*Bauwerk.*§ 438 Abs. 1 Nr. 2 BGB.*arglistig.*Garantie/s)
  })
})

describe('the page on withdrawal', () => {
  it('law 9: names the period by which deadlines, cart and mails are computed', () => {
    const { withdrawalDays: days } = merchant.promises
    const words: Record<Locale, string[]> = {
      de: [`binnen ${days} Tagen ohne Angabe von Gründen`, `Die Frist beträgt ${days} Tage`],
      cs: [`ve lhůtě ${days} dnů`],
      sk: [`v lehote ${days} dní`],
      en: [`within ${days} days without giving any reason`, `expires ${days} days after`],
    }
    for (const locale of locales) {
      for (const said of words[locale]) expect(pageText('page-withdrawal', locale)).toContain(said)
    }
  })
})

describe('privacy page', () => {
  const carriers: Record<string, string> = {
    DHL: 'DHL Paket', PPL: 'PPL', PPL_POINT: 'PPL', PACKETA: 'Packeta', EXPRESS: 'DHL Express', BULKY: 'Spedition', FREIGHT: 'Spedition',
  }

  it('has a place for the recipients, and the merchant names whoever carries or is paid', () => {
    for (const locale of locales) expect(pageText('page-privacy', locale)).toContain('{{recipients}}')
    const names = merchant.recipients.map(({ name }) => name).join()
    const delivering = shipperOffers.filter(({ points }) => points !== 'own').map(({ code }) => carriers[code] ?? code)
    expect(delivering.filter((name) => !names.includes(name))).toEqual([])
    for (const asked of ['Stripe', 'PayPal', 'VIES', 'ARES']) expect(names).toContain(asked)
    const textless = merchant.recipients.flatMap(({ name, seat, purpose }) =>
      locales.filter((locale) => !seat[locale] || !purpose[locale]).map((locale) => `${name} ${locale}`))
    expect(textless).toEqual([])
  })
})

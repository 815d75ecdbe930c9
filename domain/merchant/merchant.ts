import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { unitCode, UnitName } from '../product/availability.ts'
import { BankAccount } from './bank-account.ts'
import { Closure } from './closed-days.ts'
import { ExchangeRate } from './exchange-rate.ts'
import { KnownCountry } from './country-codes.ts'
import { Market } from './market.ts'
import { Amounts, PaymentOffer, ShipperOffer } from './offers.ts'
import { Recipient } from './recipient.ts'

const text = () => z._default(z.string().check(z.trim(), z.maxLength(500)), '')
/** A text in the merchant's languages. */
const texts = () => z._default(z.partialRecord(Locale, text()), {})
/** A file of the shop: a path below its own host or `/cdn`, never a script's URL. */
const file = () =>
  z._default(
    z
      .string()
      .check(
        z.regex(/^(\/[\w./-]+)?$/, 'must be a path of the shop, such as /cdn/upload/logo.svg'),
      ),
    '',
  )
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i, 'must be a colour, such as #0b6e99'))
const country = z
  .string()
  .check(z.regex(/^[A-Z]{3}$/, 'must be three capitals by ISO 3166-1 alpha-3, such as DEU'))
const days = z.int().check(z.gte(0), z.lte(3650))

/** An own branch for pick-up; the CMS has more about it under the same id. */
const Branch = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  address: Address,
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** On working days: `8:00–17:00`. */
  openingHours: text(),
  /** Warehouse that supplies it. */
  warehouseId: z.string(),
})
export type Branch = z.infer<typeof Branch>

/** In one language at least; the first one is the fallback. */
const UnitNames = z
  .partialRecord(Locale, UnitName)
  .check(z.refine((names) => Object.keys(names).length > 0, 'is named in no language'))

/** Text pages that emails and forms link to. */
export const legalPages = ['imprint', 'privacy', 'terms', 'withdrawal'] as const
/** Optional ones. */
const furtherPages = ['businessTerms'] as const

/**
 * The merchant's record. Everything is optional, so that an incomplete shop can be viewed;
 * `missingFields` lists what is needed to take orders.
 */
export const Merchant = z
  .object({
    brand: z.prefault(
      z.object({
        name: text(),
        /** SVG, PNG or WebP. */
        logo: file(),
        /** The logo contains the name, which is then not written beside it. */
        logoHasName: z._default(z.boolean(), false),
        /** End of the name that is set in bold. */
        nameStrong: text(),
        favicon: file(),
        /** A square PNG of 512 pixels with a safe zone of 80 %, for the home screen of a phone. */
        appIcon: file(),
        sharePicture: file(),
        /** Overrides of the design's colours: buttons and links, and their darker shade. */
        accent: z.optional(colour),
        accentDark: z.optional(colour),
      }),
      {},
    ),
    company: text(),
    /** `GmbH`, `s.r.o.`; if it is not part of the name. */
    legalForm: text(),
    /** Court and number: `Amtsgericht Leipzig, HRB 12345`. */
    register: text(),
    /** Names of all managing directors, which business letters must state (§ 35a GmbHG). */
    management: text(),
    vatId: text(),
    /** Of registrations in other countries, by country: for supplies there or dispatched there. */
    vatIds: z._default(z.record(country, text()), {}),
    taxId: text(),
    /** IČO of a Czech or Slovak company. */
    companyNumber: text(),
    street: text(),
    postcode: text(),
    city: text(),
    /** ISO 3166-1 alpha-3. */
    country: z._default(
      z.union(
        [country, z.literal('')],
        'must be three capitals by ISO 3166-1 alpha-3, such as DEU',
      ),
      '',
    ),
    email: text(),
    /** Each new order is mailed there; empty: it is read by the operator API alone. */
    ordersEmail: text(),
    phone: text(),
    /** Other numbers, by the country of the market. */
    phones: z._default(z.record(country, text()), {}),
    openingHours: texts(),
    branches: z._default(z.array(Branch).check(z.maxLength(200)), []),
    bankAccounts: z._default(z.record(CurrencyCode, BankAccount), {}),
    /** Of VAT that is owed in another currency than invoiced, until the next day of its currency. */
    exchangeRates: z._default(z.array(ExchangeRate).check(z.maxLength(2000)), []),
    /** Slugs of text pages. */
    pages: z._default(z.partialRecord(z.enum([...legalPages, ...furtherPages]), texts()), {}),
    /** Email footer, instead of name, address, phone and email. */
    signature: texts(),
    /** Topics of newsletters, as the end of a sentence: `Neuigkeiten und Angebote`. */
    newsletter: texts(),
    promises: z.prefault(
      z.object({
        /** Working days until stock items arrive. */
        deliveryDays: z.optional(z.tuple([days, days])),
        /** At least the statutory minimum. */
        withdrawalDays: z._default(z.int().check(z.gte(14), z.lte(3650)), 14),
        guaranteeYears: z._default(z.int().check(z.gte(2), z.lte(30)), 2),
      }),
      {},
    ),
    retention: z.prefault(
      z.object({
        /** After the last change of a guest's cart. */
        guestCartDays: z._default(days, 30),
        /** Retention of emails' content for support. */
        mailDays: z._default(days, 90),
        /** Duration of a back-in-stock watch; its confirmation email says so. */
        watcherDays: z._default(days, 365),
        /**
         * Retention of orders as vouchers in full years after their own, by language. At least the
         * statutory minimum.
         */
        voucherYears: z._default(z.partialRecord(Locale, z.int().check(z.gte(1), z.lte(30))), {}),
      }),
      {},
    ),
    shipping: z.prefault(
      z.object({
        /** Order value for free shipping of methods with that option. */
        freeFrom: z._default(Amounts, {}),
        offers: z._default(z.array(ShipperOffer).check(z.maxLength(100), uniqueIds()), []),
        /** Delivery countries by market. */
        countries: z._default(z.partialRecord(Market, z.array(KnownCountry)), {}),
        closures: z._default(z.array(Closure).check(z.maxLength(100)), []),
      }),
      {},
    ),
    payments: z._default(z.array(PaymentOffer).check(z.maxLength(100), uniqueIds()), []),
    /** Recipients of personal data, shown where a page has `{{recipients}}`. */
    recipients: z._default(z.array(Recipient).check(z.maxLength(100)), []),
    /** Additional units of sale, by the code that products use. */
    units: z._default(z.record(unitCode(), UnitNames), {}),
    /** Additional blocked passwords, besides the shop's name. */
    tradeWords: z._default(z.array(text()), []),
  })
  .check(namesKnownPayments)
export type Merchant = z.infer<typeof Merchant>

/** A shop without merchant data. */
export const noMerchant: Merchant = Merchant.parse({})

function uniqueIds<Offer extends { id: string }>() {
  return z.refine<Offer[]>(
    (offers) => new Set(offers.map(({ id }) => id)).size === offers.length,
    'has an id twice',
  )
}

/** Excluding an unknown payment id would have no effect. */
function namesKnownPayments({
  value: { shipping, payments },
  issues,
}: z.core.ParsePayload<{ shipping: { offers: ShipperOffer[] }; payments: PaymentOffer[] }>): void {
  const known = new Set(payments.map(({ id }) => id))
  for (const [index, { blockedPayments }] of shipping.offers.entries()) {
    for (const id of blockedPayments.filter((blocked) => !known.has(blocked))) {
      const path = ['shipping', 'offers', index, 'blockedPayments']
      issues.push({ code: 'custom', message: `"${id}" is no payment`, input: id, path })
    }
  }
}

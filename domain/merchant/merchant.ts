import * as z from 'zod/mini'
import { Address } from '../account/address.ts'
import { CurrencyCode } from '../currency.ts'
import { Locale } from '../locale.ts'
import { unitCode, UnitName } from '../product/availability.ts'
import { Closure } from './closed-days.ts'
import { KnownCountry } from './country-codes.ts'
import { Market } from './market.ts'
import { Amounts, PaymentOffer, ShipperOffer } from './offers.ts'

const text = () => z._default(z.string().check(z.trim(), z.maxLength(500)), '')
/** A text in the languages that the merchant has written it in. */
const texts = () => z._default(z.partialRecord(Locale, text()), {})
/** A file of the shop: a path below its own host or `/cdn`, never a script's address. */
const file = () => z._default(z.string().check(z.regex(/^(\/[\w./-]+)?$/)), '')
const colour = z.string().check(z.regex(/^#[\da-f]{6}$/i))
const country = z.string().check(z.regex(/^[A-Z]{3}$/))
const days = z.int().check(z.gte(0), z.lte(3650))

/** International Bank Account Number without spaces: ISO 13616, with its check digits. */
const Iban = z.string().check(z.regex(/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/), z.refine(hasCheckDigits))

/** An own branch where items are collected; the CMS tells more of it under the same id. */
const Branch = z.object({
  id: z.string().check(z.regex(/^[\w-]{1,40}$/)),
  name: z.string().check(z.minLength(1), z.maxLength(120)),
  address: Address,
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** On working days: `8:00–17:00`. */
  openingHours: text(),
  /** That fills it. */
  warehouseId: z.string(),
})
export type Branch = z.infer<typeof Branch>

const BankAccount = z.object({
  /** Empty: the company's name. */
  holder: text(),
  iban: Iban,
  bic: z.string().check(z.regex(/^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/)),
})

/** In one language at least; whoever reads another one sees the first. */
const UnitNames = z
  .partialRecord(Locale, UnitName)
  .check(z.refine((names) => Object.keys(names).length > 0, 'is named in no language'))

/** Text pages that the shop itself leads to from mails and forms. */
export const legalPages = ['imprint', 'privacy', 'terms', 'withdrawal'] as const
/** Those that a shop may do without. */
const furtherPages = ['businessTerms'] as const

/**
 * Who runs the shop and what they promise. Everything may be left out, so that a shop can be looked
 * at before it is complete; `missingFields` says what it takes no orders without.
 */
export const Merchant = z
  .object({
    brand: z.prefault(
      z.object({
        name: text(),
        /** SVG, PNG or WebP. */
        logo: file(),
        /** The logo has the name in it, which is then not written beside it. */
        logoHasName: z._default(z.boolean(), false),
        /** End of the name that is set bold. */
        nameStrong: text(),
        favicon: file(),
        /** A square PNG of 512 pixels whose middle 80 % count, for the home screen of a phone. */
        appIcon: file(),
        sharePicture: file(),
        /** Instead of those of the design: buttons and links, and their darker shade. */
        accent: z.optional(colour),
        accentDark: z.optional(colour),
      }),
      {},
    ),
    company: text(),
    /** `GmbH`, `s.r.o.`; where it is not part of the name. */
    legalForm: text(),
    /** Court and number: `Amtsgericht Leipzig, HRB 12345`. */
    register: text(),
    vatId: text(),
    taxId: text(),
    /** IČO of a Czech or Slovak company. */
    companyNumber: text(),
    street: text(),
    postcode: text(),
    city: text(),
    /** ISO 3166-1 alpha-3. */
    country: z._default(z.union([country, z.literal('')]), ''),
    email: text(),
    phone: text(),
    /** Other numbers, by the country of the market. */
    phones: z._default(z.record(country, text()), {}),
    openingHours: texts(),
    branches: z._default(z.array(Branch).check(z.maxLength(200)), []),
    bankAccounts: z._default(z.record(CurrencyCode, BankAccount), {}),
    /** Slugs of text pages. */
    pages: z._default(z.partialRecord(z.enum([...legalPages, ...furtherPages]), texts()), {}),
    /** What stands below mails, instead of name, address, phone and e-mail. */
    signature: texts(),
    /** What newsletters are about, as it ends a sentence: `Neuigkeiten und Angebote`. */
    newsletter: texts(),
    promises: z.prefault(
      z.object({
        /** Working days until items from stock arrive. */
        deliveryDays: z.optional(z.tuple([days, days])),
        /** Not less than the law's. */
        withdrawalDays: z._default(z.int().check(z.gte(14), z.lte(3650)), 14),
        guaranteeYears: z._default(z.int().check(z.gte(2), z.lte(30)), 2),
      }),
      {},
    ),
    retention: z.prefault(
      z.object({
        /** After a guest's cart was last touched. */
        guestCartDays: z._default(days, 30),
        /** That a mail stays readable for whoever looks after the shop. */
        mailDays: z._default(days, 90),
        /** That somebody waits for items; the mail that confirms it says so. */
        watcherDays: z._default(days, 365),
        /** Whole years after their own that orders are kept as vouchers, by their language. Not less than the law's. */
        voucherYears: z._default(z.partialRecord(Locale, z.int().check(z.gte(1), z.lte(30))), {}),
      }),
      {},
    ),
    shipping: z.prefault(
      z.object({
        /** Merchandise value from which offers that are free at the threshold cost nothing. */
        freeFrom: z._default(Amounts, {}),
        offers: z._default(z.array(ShipperOffer).check(z.maxLength(100), uniqueIds()), []),
        /** Where its offers deliver to, by market. */
        countries: z._default(z.partialRecord(Market, z.array(KnownCountry)), {}),
        closures: z._default(z.array(Closure).check(z.maxLength(100)), []),
      }),
      {},
    ),
    payments: z._default(z.array(PaymentOffer).check(z.maxLength(100), uniqueIds()), []),
    /** Units of sale beside the shop's own, by the code that products name. */
    units: z._default(z.record(unitCode(), UnitNames), {}),
    /** Words that guessers of passwords try first in this shop, beside its name. */
    tradeWords: z._default(z.array(text()), []),
  })
  .check(namesKnownPayments)
export type Merchant = z.infer<typeof Merchant>

/** A shop that nobody has told who runs it. */
export const noMerchant: Merchant = Merchant.parse({})

function uniqueIds<Offer extends { id: string }>() {
  return z.refine<Offer[]>(
    (offers) => new Set(offers.map(({ id }) => id)).size === offers.length,
    'has an id twice',
  )
}

/** A payment that is blocked by a name that nothing has would be offered after all. */
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

function hasCheckDigits(iban: string): boolean {
  const turned = iban.slice(4) + iban.slice(0, 4)
  const digits = turned.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return BigInt(digits) % 97n === 1n
}

import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import { invoiceTexts } from '../../domain/invoice/invoice-texts.ts'
import { legalNameOf } from '../../domain/merchant/legal-name.ts'
import type { Locale } from '../../domain/locale.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { routesOf } from '../../domain/routes.ts'
import type { Sender } from './sender.ts'

/** Sender identification with what business letters must state; part of every email. */
export function imprint({ merchant, locale }: Sender): string {
  const { email, phone, signature } = merchant
  const lines = [[addressOf(merchant)], [phone, email], registrationsOf(merchant, locale)]
  return (
    signature[locale] ||
    lines
      .map((parts) => parts.filter(Boolean).join(' · '))
      .filter(Boolean)
      .join('\n')
  )
}

/** Register, managing directors and company number (§ 35a GmbHG, § 435 OZ, § 3a ObchZ). */
function registrationsOf(merchant: Merchant, locale: Locale): string[] {
  const { register, management, companyNumber } = merchant
  return [
    register,
    management && fill(invoiceTexts(locale).management, { names: management }),
    companyNumber && `${textsOf(locale).invoice.companyNumber} ${companyNumber}`,
  ]
}

/** `Muster GmbH, Hauptstraße 1, 04109 Leipzig` */
export function addressOf(merchant: Merchant): string {
  const { street, postcode, city } = merchant
  return `${legalNameOf(merchant)}, ${street}, ${postcode} ${city}`
}

/** Where a withdrawal is declared: address, phone and email (Dir. 2011/83/EU Annex I A). */
function contactOf(merchant: Merchant): string {
  return [addressOf(merchant), merchant.phone, merchant.email].filter(Boolean).join(', ')
}

/**
 * Legal information of an order confirmation on a durable medium: the right of withdrawal with a
 * link to the online function (§ 356a BGB; Dir. 2023/2673) and the legal guarantee.
 */
export function orderLegal(
  merchant: Merchant,
  locale: Locale,
  shopUrl: string,
  orderCode: string,
): string[] {
  const { pages, promises } = merchant
  const { withdrawal, page } = routesOf(locale)
  const slug = pages.withdrawal?.[locale]
  const values = {
    contact: contactOf(merchant),
    address: shopUrl + withdrawal(orderCode),
    instructions: slug ? shopUrl + page(slug) : shopUrl,
    days: promises.withdrawalDays,
    months: promises.guaranteeYears * 12,
  }
  return textsOf(locale).mail.orderLegal.map((text) => fill(text, values))
}

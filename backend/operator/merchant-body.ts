import { Merchant } from '../../domain/merchant/merchant.ts'
import type { Amounts } from '../../domain/merchant/offers.ts'
import { vatPrefixes } from '../../domain/tax/member-states.ts'
import { checkEmail } from '../../domain/validation/email.ts'
import { reasonAgainstPrice } from './reason-against-price.ts'
import { parseBody, parseJson } from './json-body.ts'
import { OperatorProblem, type ProblemDetail } from './operator-problem.ts'
import { unknownFields } from './unknown-fields.ts'

/**
 * The merchant of a call. Stricter than its schema, by which stored ones of other versions are
 * read: a misspelt field would be lost without a word. @throws OperatorProblem
 */
export function merchantBody(bytes: ArrayBuffer): Merchant {
  const value = parseJson(bytes)
  const merchant = parseBody(Merchant, value)
  const errors = [
    ...unknownFields(value, merchant).map((path) => ({
      field: path.join('.'),
      reason: 'is an unknown field',
    })),
    ...contactErrors(merchant),
    ...priceErrors(merchant),
  ]
  if (errors.length === 0) return merchant
  throw new OperatorProblem(422, 'invalid', 'The body does not fit.', errors)
}

/** Amounts that its currency has no prices for, shown rounded beside a total that is not. */
function priceErrors({ shipping, payments }: Merchant): ProblemDetail[] {
  const priced: [field: string, Amounts][] = [
    ['shipping.freeFrom', shipping.freeFrom],
    ...shipping.offers.map(({ price }, index): [string, Amounts] => [
      `shipping.offers.${index}.price`,
      price,
    ]),
    ...payments.map(({ price }, index): [string, Amounts] => [`payments.${index}.price`, price]),
  ]
  return priced.flatMap(([field, amounts]) =>
    Object.entries(amounts).flatMap(([currency, amount]) => {
      const reason = reasonAgainstPrice(amount, currency)
      return reason === null ? [] : { field: `${field}.${currency}`, reason }
    }),
  )
}

/** Codes that ISO 3166-1 leaves to its users, which name no country; Kosovo is known by one. */
const ofUsers = /^(?:AAA|Q[M-Z][A-Z]|X[A-X][A-Z]|ZZ[A-Z])$/

/** What is printed on invoices and mails. Empty: not complete yet, and listed as missing. */
function contactErrors({ email, phone, country, vatId, vatIds }: Merchant): ProblemDetail[] {
  const isEuropean = Object.hasOwn(vatPrefixes, country)
  return [
    ...(ofUsers.test(country) && country !== 'XKX'
      ? [{ field: 'country', reason: 'must be a country of ISO 3166-1 alpha-3, such as DEU' }]
      : []),
    ...(email && checkEmail(email) !== null
      ? [{ field: 'email', reason: 'must be an e-mail address' }]
      : []),
    ...(phone && phone.replaceAll(/\D/g, '').length < 5
      ? [{ field: 'phone', reason: 'must be a phone number' }]
      : []),
    ...(vatId && isEuropean && !/^[A-Z]{2}[\dA-Z+*]{2,13}$/.test(vatId.replaceAll(/\s/g, ''))
      ? [{ field: 'vatId', reason: 'must begin with its country, such as DE123456789' }]
      : []),
    ...Object.entries(vatIds)
      .filter(([of, id]) => !id.startsWith(vatPrefixes[of] ?? '-'))
      .map(([of]) => ({
        field: `vatIds.${of}`,
        reason: 'must begin with the prefix of its country, such as CZ12345679 of CZE',
      })),
  ]
}

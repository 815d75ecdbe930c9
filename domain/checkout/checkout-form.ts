import { normaliseText } from '../validation/normalise.ts'

/** Field names of the last checkout step (spec §3 Checkout input fields), in order. */
export const checkoutFields = [
  'email',
  'formalTitle',
  'fullName',
  'phone',
  'street',
  'houseNumber',
  'postNumber',
  'postcode',
  'city',
  'country',
  'otherRecipient',
  'shippingName',
  'shippingBusinessName',
  'shippingPhone',
  'isBusiness',
  'businessName',
  'tin',
  'vatin',
  'vatinsvk',
  'buyerReference',
  'separateBilling',
  'billingStreet',
  'billingHouseNumber',
  'billingPostcode',
  'billingCity',
  'billingCountry',
  'customOrderNumber',
  'takeBack',
  'note',
  'noteForShipper',
  'isRegistration',
  'password',
  'passwordConfirmation',
  'newsletter',
  'magazine',
  'smsMarketing',
  'cardRequest',
  'heureka',
  'zbozi',
  'businessTerms',
  'terms',
] as const
export type CheckoutField = (typeof checkoutFields)[number]

/** Consents, which each order needs again, and values that must never be stored. */
export const neverStored: readonly CheckoutField[] = ['password', 'passwordConfirmation', 'terms']

/** Form values; a ticked checkbox is `on`, untouched fields are empty. */
export type CheckoutValues = Record<CheckoutField, string>

/** Longer input is cut: the rest still exceeds every limit, which is the error shown. */
const maxLength = 20_000
/** Control and bidirectional formatting characters. */
// oxlint-disable-next-line no-control-regex -- these characters are removed
const invisible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\u202A-\u202E\u2066-\u2069]/g

const boxes: readonly CheckoutField[] = [
  'otherRecipient',
  'isBusiness',
  'separateBilling',
  'takeBack',
  'isRegistration',
  'newsletter',
  'magazine',
  'smsMarketing',
  'cardRequest',
  'heureka',
  'zbozi',
  'businessTerms',
  'terms',
]

/** A salutation is optional (CJEU C-394/23); spec §3 defines these. */
export const salutations = ['mr', 'mrs'] as const

/** Fields of a form or a JSON body; missing or non-text values are empty. */
export function parseCheckoutValues(input: unknown): CheckoutValues {
  // Parsed without a schema, to keep zod out of the form's first script.
  const known = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : [])
  const valueOf = (name: CheckoutField) => {
    const given: unknown = known.get(name)
    const typed = typeof given === 'string' ? given : ''
    const value = typed.slice(0, maxLength).toWellFormed().replace(invisible, '')
    return boxes.includes(name) && value !== '' ? 'on' : value
  }
  // Object.fromEntries loses the keys; every field has a value.
  return Object.fromEntries(checkoutFields.map((name) => [name, valueOf(name)])) as CheckoutValues
}

const businessFields = ['businessName', 'tin', 'vatin', 'vatinsvk', 'buyerReference'] as const
const billingFields = [
  'billingStreet',
  'billingHouseNumber',
  'billingPostcode',
  'billingCity',
] as const
const recipientFields = ['shippingName', 'shippingBusinessName', 'shippingPhone'] as const

/** Business mode: switched on, or any of its fields is filled (spec §4). */
export function isBusiness(values: CheckoutValues): boolean {
  return values.isBusiness === 'on' || anyFilled(values, businessFields)
}

/** Separate billing address: switched on, or any of its fields is filled (spec §4). */
export function hasSeparateBilling(values: CheckoutValues): boolean {
  return values.separateBilling === 'on' || anyFilled(values, billingFields)
}

export function hasOtherRecipient(values: CheckoutValues): boolean {
  return values.otherRecipient === 'on' || anyFilled(values, recipientFields)
}

/** True only if requested with a correctly repeated password (spec §4). */
export function isRegistration(values: CheckoutValues): boolean {
  const { password, passwordConfirmation } = values
  return values.isRegistration === 'on' && password !== '' && password === passwordConfirmation
}

/** With JavaScript, values of a switched-off part stay on the screen and are not sent. */
export function withoutSwitchedOff(values: CheckoutValues): CheckoutValues {
  const off: CheckoutField[] = [
    ...(values.isBusiness ? [] : businessFields),
    ...(values.separateBilling ? [] : billingFields),
    ...(values.otherRecipient ? [] : recipientFields),
    ...(values.isRegistration ? [] : (['password', 'passwordConfirmation'] as const)),
  ]
  return { ...values, ...Object.fromEntries(off.map((name) => [name, ''])) }
}

function anyFilled(values: CheckoutValues, names: readonly CheckoutField[]): boolean {
  return names.some((name) => values[name].trim() !== '')
}

/**
 * Splits a street line with house number, as browsers autofill it; null if it does not end with a
 * number: `Lidická 700/19` -> `Lidická`, `700/19`.
 */
export function splitStreet(line: string): { street: string; houseNumber: string } | null {
  const match = /^(.*\D)\s+(\d+(?:[/-]\d+)?)\s?([a-z]?)$/i.exec(normaliseText(line))
  const [, street = '', number = '', letter = ''] = match ?? []
  return match ? { street: street.trim(), houseNumber: number + letter } : null
}

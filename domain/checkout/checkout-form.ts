import { normaliseText } from '../validation/normalise.ts'

/** Names of the inputs of the last checkout step (spec §3 Checkout input fields), in their order. */
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

/** What was typed; a ticked box is `on`, everything untouched is empty. */
export type CheckoutValues = Record<CheckoutField, string>

/** Longer input is cut: the rest is still too long for every field, which is the error shown. */
const maxLength = 20_000
/** Control characters, and those that turn the direction of the text around them. */
// oxlint-disable-next-line no-control-regex -- these are what is taken out
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

/** A salutation is offered and never asked for (CJEU C-394/23); spec §3 knows these. */
export const formalTitles = ['mr', 'mrs'] as const

/** The fields of a form or a JSON body; what is missing or not a text is empty. */
export function parseCheckoutValues(input: unknown): CheckoutValues {
  // Without a schema: the form's first script goes without the library for them.
  const known = new Map(typeof input === 'object' && input !== null ? Object.entries(input) : [])
  const valueOf = (name: CheckoutField) => {
    const given: unknown = known.get(name)
    const typed = typeof given === 'string' ? given : ''
    const value = typed.slice(0, maxLength).toWellFormed().replace(invisible, '')
    return boxes.includes(name) && value !== '' ? 'on' : value
  }
  // Every name of the list gets its value, which is what the type says.
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

/** Business mode is on when asked for or when any of its fields is filled (spec §4). */
export function isBusiness(values: CheckoutValues): boolean {
  return values.isBusiness === 'on' || anyFilled(values, businessFields)
}

/** Billing address of its own: asked for, or any of its fields is filled (spec §4). */
export function hasSeparateBilling(values: CheckoutValues): boolean {
  return values.separateBilling === 'on' || anyFilled(values, billingFields)
}

export function hasOtherRecipient(values: CheckoutValues): boolean {
  return values.otherRecipient === 'on' || anyFilled(values, recipientFields)
}

/** True only when asked for with a password that was repeated rightly (spec §4). */
export function isRegistration(values: CheckoutValues): boolean {
  const { password, passwordConfirmation } = values
  return values.isRegistration === 'on' && password !== '' && password === passwordConfirmation
}

/** With a script, what a switched-off part holds stays on the screen and is not sent. */
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
 * A street line with its house number, as browsers fill it in, in two parts; null where there is no
 * number at its end: `Lidická 700/19` -> `Lidická`, `700/19`.
 */
export function splitStreet(line: string): { street: string; houseNumber: string } | null {
  const match = /^(.*\D)\s+(\d+(?:[/-]\d+)?)\s?([a-z]?)$/i.exec(normaliseText(line))
  const [, street = '', number = '', letter = ''] = match ?? []
  return match ? { street: street.trim(), houseNumber: number + letter } : null
}

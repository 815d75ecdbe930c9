import { lockerOf } from './delivery/locker.ts'
import { normaliseLeitwegId } from './leitweg-id.ts'
import { type CheckoutField, type CheckoutValues, splitStreet } from './checkout-form.ts'
import {
  normalisePhone,
  normalisePostcode,
  normaliseSlovakVatin,
  normaliseText,
  normaliseTin,
  normaliseVatin,
} from '../validation/normalise.ts'

const verbatim: readonly CheckoutField[] = [
  'note',
  'noteForShipper',
  'password',
  'passwordConfirmation',
]

/**
 * Normalises the values: trims white space, splits an autofilled street line, formats phone numbers
 * internationally. `prefix` is the phone prefix of a country.
 */
export function normaliseCheckout(
  values: CheckoutValues,
  prefix: (country: string) => string,
): CheckoutValues {
  const tidy = { ...values }
  for (const [name, value] of Object.entries(values) as [CheckoutField, string][]) {
    if (!verbatim.includes(name)) tidy[name] = normaliseText(value)
  }
  const invoiceCountry = tidy.billingStreet ? tidy.billingCountry : tidy.country
  return {
    ...tidy,
    ...normaliseLocker({ ...tidy, ...normaliseStreet(tidy, 'street', 'houseNumber') }),
    ...normaliseStreet(tidy, 'billingStreet', 'billingHouseNumber'),
    phone: normalisePhone(tidy.phone, prefix(tidy.country)),
    shippingPhone: normalisePhone(tidy.shippingPhone, prefix(tidy.country)),
    postcode: normalisePostcode(tidy.postcode, tidy.country),
    billingPostcode: normalisePostcode(tidy.billingPostcode, tidy.billingCountry),
    tin: normaliseTin(tidy.tin, invoiceCountry),
    vatin: normaliseVatin(tidy.vatin, invoiceCountry),
    vatinsvk: normaliseSlovakVatin(tidy.vatinsvk),
    buyerReference: normaliseLeitwegId(tidy.buyerReference),
  }
}

function normaliseLocker({ street, houseNumber, postNumber }: CheckoutValues) {
  return {
    street: lockerOf(street) ?? street,
    houseNumber,
    postNumber: postNumber.replace(/\s/g, ''),
  }
}

function normaliseStreet<Street extends CheckoutField, Number extends CheckoutField>(
  values: CheckoutValues,
  streetName: Street,
  numberName: Number,
): Partial<CheckoutValues> {
  const number = values[numberName].replace(/^(\d+) ([a-z])$/i, '$1$2')
  const parts = number ? null : splitStreet(values[streetName])
  return parts
    ? { [streetName]: parts.street, [numberName]: parts.houseNumber }
    : { [numberName]: number }
}

import { type CheckoutErrors, type CheckoutNeeds, needsBillingAddress } from './checkout-check.ts'
import { type CheckoutField, type CheckoutValues, isBusiness } from './checkout-form.ts'
import { lockerOf } from './delivery/locker.ts'
import { ownFieldErrors } from '../cart/service-fields.ts'
import type { ValidationMessage } from '../validation/message.ts'
import { checkPostcode } from '../validation/postcode.ts'

/** Rules of spec §5 that an address validation service may replace. */
export const addressRules = [
  'email',
  'full_name',
  'phone_number',
  'tin',
  'street_only',
  'house_number',
  'postcode',
] as const
export type AddressRule = (typeof addressRules)[number]

/** One value to validate by the service. */
export interface AddressCheck {
  field: CheckoutField
  rule: AddressRule
  value: string
  country: string
  /** The other half of a street line. */
  reference: string
}

/** Country codes of the service (spec §5). */
const serviceCountries = new Map([
  ['cz', 'CZE'],
  ['sk', 'SVK'],
])

export function serviceCountry(code: string): string {
  return serviceCountries.get(code.toLowerCase()) ?? code.toUpperCase()
}

/** Checks to request from the service: all filled-in fields with a rule. */
export function addressChecks(values: CheckoutValues, needs: CheckoutNeeds): AddressCheck[] {
  const country = values.country || values.billingCountry
  const bills = needsBillingAddress(values, needs)
  const invoiceCountry = bills ? values.billingCountry : country
  const one = (field: CheckoutField, rule: AddressRule, at = country, reference = '') => ({
    field,
    rule,
    value: values[field].trim(),
    country: serviceCountry(at),
    reference: reference.trim(),
  })
  const checks = [
    one('email', 'email'),
    one('fullName', 'full_name'),
    one('phone', 'phone_number'),
    one('shippingPhone', 'phone_number'),
    ...(isBusiness(values) ? [one('tin', 'tin', invoiceCountry)] : []),
    ...(needs.address
      ? [
          // A Packstation is no street that a service could know.
          ...(lockerOf(values.street)
            ? []
            : [
                one('street', 'street_only', country, values.houseNumber),
                one('houseNumber', 'house_number', country, values.street),
              ]),
          one('postcode', 'postcode'),
        ]
      : []),
    ...(bills
      ? [
          one('billingStreet', 'street_only', invoiceCountry, values.billingHouseNumber),
          one('billingHouseNumber', 'house_number', invoiceCountry, values.billingStreet),
          one('billingPostcode', 'postcode', invoiceCountry),
        ]
      : []),
  ]
  return checks.filter(({ value }) => value !== '')
}

/** Replaces built-in results by those of the service; `valid` is in the order of `checks`. */
export function validatedByService(
  errors: CheckoutErrors,
  checks: readonly AddressCheck[],
  valid: readonly boolean[],
): CheckoutErrors {
  const merged = { ...errors }
  for (const [index, check] of checks.entries()) {
    const { field } = check
    if (ownFieldErrors.has(merged[field])) continue
    if (valid[index]) delete merged[field]
    else merged[field] = messageOf(check)
  }
  return merged
}

const messages: Record<Exclude<AddressRule, 'postcode'>, ValidationMessage> = {
  email: 'validation.email',
  full_name: 'validation.fullName',
  phone_number: 'validation.phoneNumber',
  tin: 'validation.tin',
  street_only: 'validation.streetOnly',
  house_number: 'validation.houseNumber',
}

/** The built-in message if the country has one: it describes the format of a postcode. */
function messageOf({ rule, value, country }: AddressCheck): ValidationMessage {
  if (rule !== 'postcode') return messages[rule]
  return checkPostcode(value, country) ?? 'validation.postcode'
}

import {
  type CheckoutField,
  type CheckoutValues,
  checkoutFields,
  hasSeparateBilling,
  isBusiness,
} from './checkout-form.ts'
import { checkoutLimits } from './checkout-limits.ts'
import { checkLocker, checkLockerNumber, checkPostNumber } from './delivery/locker.ts'
import { checkLeitwegId } from './leitweg-id.ts'
import { checkEmail } from '../validation/email.ts'
import { checkFullName } from '../validation/full-name.ts'
import type { ValidationMessage, FieldError } from '../validation/message.ts'
import { checkPassword, checkPasswordConfirmation } from '../validation/password.ts'
import { checkPhoneNumber } from '../validation/phone-number.ts'
import { checkPostcode } from '../validation/postcode.ts'
import { checkRequired } from '../validation/required.ts'
import { checkHouseNumber, checkStreetOnly } from '../validation/street.ts'
import { checkTin } from '../validation/tin.ts'
import { checkSlovakVatin, checkVatin } from '../validation/vatin.ts'

/** Required data of the chosen shipper, and consents of a business. */
export interface CheckoutNeeds {
  /** Delivered, so an address is required. */
  address: boolean
  /** The carrier calls before the delivery. */
  phone: boolean
  /** The carrier delivers to Packstations. */
  lockers?: boolean
  /** The shop has separate business terms. */
  businessTerms?: boolean
}

export type CheckoutErrors = Partial<Record<CheckoutField, ValidationMessage>>

type Check = (value: string, values: CheckoutValues, needs: CheckoutNeeds) => FieldError

/** Required, then its own rule. */
const needed =
  (check: Check = () => null): Check =>
  (value, values, needs) =>
    checkRequired(value) ?? check(value, values, needs)

/** Its own rule if not empty. */
const optional =
  (check: Check): Check =>
  (value, values, needs) =>
    value.trim() ? check(value, values, needs) : null

const when =
  (isRequired: (values: CheckoutValues, needs: CheckoutNeeds) => boolean, check: Check): Check =>
  (value, values, needs) =>
    isRequired(values, needs) ? check(value, values, needs) : null

const delivered = (_: CheckoutValues, needs: CheckoutNeeds) => needs.address
const registering = (values: CheckoutValues) => values.isRegistration === 'on'

/** A business with a pick-up order needs a billing address. */
export function needsBillingAddress(values: CheckoutValues, needs: CheckoutNeeds): boolean {
  return hasSeparateBilling(values) || (!needs.address && isBusiness(values))
}

const checks: Partial<Record<CheckoutField, Check>> = {
  email: needed(checkEmail),
  fullName: needed(checkFullName),
  phone: (value, values, needs) =>
    (needs.phone || values.smsMarketing ? needed(checkPhoneNumber) : optional(checkPhoneNumber))(
      value,
      values,
      needs,
    ),
  street: when(
    delivered,
    needed(
      (street, values, { lockers = false }) =>
        checkLocker(values, lockers) ?? checkStreetOnly(street, values.houseNumber),
    ),
  ),
  houseNumber: when(
    delivered,
    needed(
      (number, values) => checkLockerNumber(values) ?? checkHouseNumber(number, values.street),
    ),
  ),
  postNumber: when(delivered, (_, values) => checkPostNumber(values)),
  postcode: when(
    delivered,
    needed((postcode, { country }) => checkPostcode(postcode, country)),
  ),
  city: when(delivered, needed()),
  country: when(delivered, checkCountry),
  shippingPhone: when(delivered, optional(checkPhoneNumber)),
  businessName: when(isBusiness, needed()),
  tin: when(isBusiness, (tin, values) => checkTin(tin, invoiceCountry(values))),
  vatin: when(isBusiness, (vatin, values) => checkVatin(vatin, invoiceCountry(values))),
  vatinsvk: when(isBusiness, checkSlovakVatin),
  buyerReference: when(isBusiness, checkLeitwegId),
  billingStreet: when(
    needsBillingAddress,
    needed((street, values) => checkStreetOnly(street, values.billingHouseNumber)),
  ),
  billingHouseNumber: when(
    needsBillingAddress,
    needed((number, values) => checkHouseNumber(number, values.billingStreet)),
  ),
  billingPostcode: when(
    needsBillingAddress,
    needed((postcode, values) => checkPostcode(postcode, values.billingCountry)),
  ),
  billingCity: when(needsBillingAddress, needed()),
  billingCountry: when(needsBillingAddress, checkCountry),
  password: when(registering, checkPassword),
  passwordConfirmation: when(registering, (confirmation, { password }) =>
    checkPasswordConfirmation(password, confirmation),
  ),
  businessTerms: when(
    (values, needs) => needs.businessTerms === true && isBusiness(values),
    (value) => (value === 'on' ? null : 'validation.businessTerms'),
  ),
  terms: (value) => (value === 'on' ? null : 'validation.terms'),
}

/** Validates one field (spec §5) with the others as context. */
export function checkCheckoutField(
  name: CheckoutField,
  values: CheckoutValues,
  needs: CheckoutNeeds,
): FieldError {
  if (values[name].length > checkoutLimits[name]) return 'validation.tooLong'
  return checks[name]?.(values[name], values, needs) ?? null
}

/** Validates the whole form, in the order of its fields. */
export function checkCheckout(values: CheckoutValues, needs: CheckoutNeeds): CheckoutErrors {
  const errors: CheckoutErrors = {}
  for (const name of checkoutFields) {
    const error = checkCheckoutField(name, values, needs)
    if (error) errors[name] = error
  }
  return errors
}

/** From a select: a malformed code was not chosen there. */
function checkCountry(country: string): FieldError {
  return /^[A-Z]{3}$/.test(country) ? null : 'validation.required'
}

/** The company number is validated by the billing country (spec §5). */
function invoiceCountry(values: CheckoutValues): string {
  return hasSeparateBilling(values) ? values.billingCountry : values.country
}

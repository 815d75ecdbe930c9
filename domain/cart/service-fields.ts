import type { CheckoutErrors } from '../checkout/checkout-check.ts'
import type { CheckoutField } from '../checkout/checkout-form.ts'
import type { ValidationMessage } from '../validation/message.ts'

/** Results that stay with the built-in rules: required fields and length limits. */
export const ownFieldErrors: ReadonlySet<ValidationMessage | undefined> = new Set([
  'validation.required',
  'validation.tooLong',
] as const)

const serviceFields: readonly CheckoutField[] = [
  'email',
  'fullName',
  'phone',
  'shippingPhone',
  'tin',
  'street',
  'houseNumber',
  'postcode',
  'billingStreet',
  'billingHouseNumber',
  'billingPostcode',
]

/**
 * Removes errors that a configured validation service decides, for a browser that leaves them to
 * the server.
 */
export function withoutServiceRules(errors: CheckoutErrors): CheckoutErrors {
  const others = { ...errors }
  for (const name of serviceFields) if (!ownFieldErrors.has(others[name])) delete others[name]
  return others
}

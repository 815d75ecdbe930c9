import type { CheckoutErrors } from '../checkout/checkout-check.ts'
import type { CheckoutField } from '../checkout/checkout-form.ts'
import type { ValidationMessage } from '../validation/message.ts'

/** Verdicts that stay the shop's own: whether a field may be empty, and how much fits into it. */
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

/** Without what a configured service for addresses decides, for a browser that leaves it to the server. */
export function withoutServiceRules(errors: CheckoutErrors): CheckoutErrors {
  const others = { ...errors }
  for (const name of serviceFields) if (!ownFieldErrors.has(others[name])) delete others[name]
  return others
}

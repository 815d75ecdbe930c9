import {
  type CheckoutField,
  type CheckoutValues,
  neverStored,
} from '../../../domain/checkout/checkout-form.ts'
import { persistedSignal } from '../../storage/persisted-signal.ts'

/**
 * Checkout input: survives a reload, the back button, a lost session and a failed order; cleared
 * once the order is placed.
 */
export const checkoutInputs = persistedSignal<Record<string, string>>({
  key: 'checkout-inputs',
  privacy: 'personal',
  // Version 1 was not bound to a session.
  version: 2,
  accepts: isTexts,
  initial: {},
})

/** Stores these fields only: another tab may have newer values of the others. */
export function saveCheckoutInputs(values: CheckoutValues, names: readonly CheckoutField[]) {
  const stored = names.filter((name) => !neverStored.includes(name))
  const changed = Object.fromEntries(stored.map((name) => [name, values[name]]))
  checkoutInputs.value = { ...checkoutInputs.peek(), ...changed }
}

export function forgetCheckoutInputs() {
  checkoutInputs.value = {}
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((one) => typeof one === 'string')
  )
}

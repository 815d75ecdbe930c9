import { signal } from '@preact/signals-react'

/** Owner of personal data in this browser's storage: a customer's id, or a guest. */
export type Identity = string
export const guestIdentity: Identity = 'guest'

/** null: unknown; personal data is neither read nor written until then. */
export const identity = signal<Identity | null>(null)

/** Set by every session response, and by sign-out. */
export function setIdentity(customerId: string | null) {
  if (customerId === null) markSignInToOrder(false)
  identity.value = customerId ?? guestIdentity
}

const mark = 'sign-in-to-order'
const validMs = 10 * 60_000

/** A guest signs in to order: their input is transferred to their account. */
export function markSignInToOrder(isToOrder: boolean, now = Date.now()) {
  try {
    if (isToOrder) sessionStorage.setItem(mark, String(now))
    else sessionStorage.removeItem(mark)
  } catch {
    // Storage is full or forbidden: the input is dropped, as at any other sign-in.
  }
}

/** Whether this tab has just signed in to order. Valid for the page after the sign-in. */
export function hasSignedInToOrder(now = Date.now()): boolean {
  try {
    const at = Number(sessionStorage.getItem(mark) ?? NaN)
    return now - at < validMs && at <= now
  } catch {
    return false
  }
}

import { signal } from '@preact/signals-react'

/** Who is here, as far as this browser's storage is concerned: a customer's id, or a guest. */
export type Identity = string
export const guestIdentity: Identity = 'guest'

/** null: not known yet; personal data are neither read nor written then. */
export const identity = signal<Identity | null>(null)

/** Set by every session response, and by sign-out. */
export function setIdentity(customerId: string | null) {
  if (customerId === null) markSignInToOrder(false)
  identity.value = customerId ?? guestIdentity
}

const mark = 'sign-in-to-order'
const validMs = 10 * 60_000

/** A guest signs in to order: what they have typed goes over to the customer that they are. */
export function markSignInToOrder(isToOrder: boolean, now = Date.now()) {
  try {
    if (isToOrder) sessionStorage.setItem(mark, String(now))
    else sessionStorage.removeItem(mark)
  } catch {
    // Full or forbidden: then what was typed is forgotten, as at any other login.
  }
}

/** Whether this tab has just signed in to order. Holds for the page that follows the login. */
export function hasSignedInToOrder(now = Date.now()): boolean {
  try {
    const at = Number(sessionStorage.getItem(mark) ?? NaN)
    return now - at < validMs && at <= now
  } catch {
    return false
  }
}

import { flash } from '../storage/flash-message.ts'
import { reloadDocument } from './reload-document.ts'

/** Response of sign-in, registration and sign-out. */
export interface SessionChange {
  /** Redirect path. */
  redirect: string
  /** Notice from the server; empty if the target says it. */
  message: string
}

/** A schema would add zod to every page with a sign-out. */
export function readSessionChange(value: unknown): SessionChange {
  const { redirect, message } = (value ?? {}) as Record<keyof SessionChange, unknown>
  if (typeof redirect !== 'string' || typeof message !== 'string') {
    throw new TypeError('The response says not where to go')
  }
  return { redirect, message }
}

/** Continues under a changed session: prices, cart and all personal data are reloaded. */
export function continueAfterSignIn({ redirect, message }: SessionChange): Promise<void> {
  if (message) flash({ kind: 'success', text: message })
  return reloadDocument(redirect)
}

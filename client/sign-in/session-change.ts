import { flash } from '../storage/flash.ts'
import { reloadDocument } from './reload-document.ts'

/** What login, registration and logout answer. */
export interface SessionChange {
  /** Path to go to. */
  redirect: string
  /** What has happened, in the server's words. */
  message: string
}

/** A schema would bring the whole of zod to everybody who logs out. */
export function readSessionChange(value: unknown): SessionChange {
  const { redirect, message } = (value ?? {}) as Record<keyof SessionChange, unknown>
  if (typeof redirect !== 'string' || typeof message !== 'string') {
    throw new TypeError('The answer says not where to go')
  }
  return { redirect, message }
}

/** Continues under a changed session: prices, cart and all personal data are reloaded. */
export function continueAfterSignIn({ redirect, message }: SessionChange): Promise<void> {
  flash({ kind: 'success', text: message })
  return reloadDocument(redirect)
}

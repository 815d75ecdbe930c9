import { isAttemptKey } from '../../request/cookies/attempt-cookie.ts'

/**
 * The key that the server rendered into the form; without one, this request is an attempt of its
 * own. Both requests of a double click have the same.
 */
export function attemptKey({ idempotencyKey }: Record<string, string>): string {
  return isAttemptKey(idempotencyKey) ? idempotencyKey : crypto.randomUUID()
}

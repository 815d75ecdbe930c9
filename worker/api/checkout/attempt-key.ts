import { isAttemptKey } from '../../request/cookies/attempt-cookie.ts'

/** The value that the server made with the form; without it the attempt stands alone. */
export function attemptKey({ idempotencyKey }: Record<string, string>): string {
  return isAttemptKey(idempotencyKey) ? idempotencyKey : crypto.randomUUID()
}

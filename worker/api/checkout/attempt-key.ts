/** The value that the server made with the form; without it the attempt stands alone. */
export function attemptKey({ idempotencyKey = '' }: Record<string, string>): string {
  return /^[\w-]{8,64}$/.test(idempotencyKey) ? idempotencyKey : crypto.randomUUID()
}

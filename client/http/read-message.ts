/** The server's error message; parsed without a schema, which would add zod to the page. */
export function readMessage(value: unknown): { message: string } {
  const { message } = (value ?? {}) as { message?: unknown }
  if (typeof message !== 'string') throw new TypeError('The response has no message')
  return { message }
}

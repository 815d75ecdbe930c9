/** The limit for one answer of an upstream. */
export const maxBytes = 2 * 1024 * 1024

export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** Text of a body, given up as soon as it is larger than the limit. */
export async function readBody(response: Response, limit = maxBytes): Promise<string> {
  if (Number(response.headers.get('Content-Length') ?? 0) > limit) return refuse(response.body)
  if (!response.body) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let total = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    total += value.byteLength
    if (total > limit) {
      await reader.cancel().catch(() => undefined)
      throw new TooLargeError()
    }
    text += decoder.decode(value, { stream: true })
  }
}

async function refuse(body: ReadableStream | null): Promise<never> {
  await body?.cancel().catch(() => undefined)
  throw new TooLargeError()
}

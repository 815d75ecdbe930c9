/** Size limit of an upstream's response. */
const maxBytes = 2 * 1024 * 1024
/** That of a file, such as fifty products' pictures; an isolate has 128 MB for all requests. */
export const maxFileBytes = 16 * 1024 * 1024

export class TooLargeError extends Error {
  override name = 'TooLargeError'
}

/** Reads a body as text, aborted once it exceeds the limit. */
export async function readBody(response: Response, limit = maxBytes): Promise<string> {
  if (isKnownToFit(response.headers, limit)) return response.text()
  const decoder = new TextDecoder()
  let text = ''
  await readChunks(response, limit, (chunk) => {
    text += decoder.decode(chunk, { stream: true })
  })
  return text + decoder.decode()
}

/** By its length, which HTTP enforces; that of a compressed body says nothing about the text. */
function isKnownToFit(headers: Headers, limit: number): boolean {
  const length = headers.get('Content-Length')
  return length !== null && !headers.has('Content-Encoding') && Number(length) <= limit
}

/** The same for binary files. */
export async function readBytes(response: Response, limit = maxBytes): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  await readChunks(response, limit, (chunk) => chunks.push(new Uint8Array(chunk)))
  return new Blob(chunks)
}

async function readChunks(
  response: Response,
  limit: number,
  take: (chunk: Uint8Array) => void,
): Promise<void> {
  if (Number(response.headers.get('Content-Length') ?? 0) > limit) return refuse(response.body)
  if (!response.body) return
  const reader = response.body.getReader()
  let total = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    total += value.byteLength
    if (total > limit) {
      await reader.cancel().catch(() => undefined)
      throw new TooLargeError()
    }
    take(value)
  }
}

async function refuse(body: ReadableStream | null): Promise<never> {
  await body?.cancel().catch(() => undefined)
  throw new TooLargeError()
}

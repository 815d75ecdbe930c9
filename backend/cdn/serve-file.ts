import { sha256Hex } from '../../domain/crypto/hex.ts'
import { parseByteRange } from './byte-range.ts'

interface ServedFile {
  body: ReadableStream<Uint8Array> | Uint8Array<ArrayBuffer> | null
  /** Strong entity tag with its quotes; null if unknown. */
  etag: string | null
  headers: Record<string, string>
}

/** Responds with a public file by RFC 9110: 304 for a matching ETag, 206 for a range. */
export async function serveFile(
  request: Request,
  { body, etag, headers: given }: ServedFile,
): Promise<Response> {
  const headers = new Headers({ ...given, 'Accept-Ranges': 'bytes', ...(etag && { ETag: etag }) })
  if (etag && matches(request.headers.get('If-None-Match'), etag)) {
    if (body instanceof ReadableStream) await body.cancel()
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  const requestedRange = request.method === 'GET' ? request.headers.get('Range') : null
  const condition = request.headers.get('If-Range')
  if (!requestedRange || (condition !== null && condition !== etag))
    return new Response(body, { headers })
  const bytes = body instanceof Uint8Array ? body : await bytesOf(body)
  const range = parseByteRange(requestedRange, bytes.length)
  if (!range) return new Response(bytes, { headers })
  if (range === 'unsatisfiable') {
    headers.delete('Content-Type')
    headers.set('Cache-Control', 'no-store')
    headers.set('Content-Range', `bytes */${bytes.length}`)
    return new Response(null, { status: 416, headers })
  }
  const { first, last } = range
  headers.set('Content-Range', `bytes ${first}-${last}/${bytes.length}`)
  return new Response(bytes.subarray(first, last + 1), { status: 206, headers })
}

/** The entity tag of a file that is made when it is requested. */
export async function entityTagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return `"${await sha256Hex(bytes, 12)}"`
}

async function bytesOf(body: ReadableStream<Uint8Array> | null): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(body).arrayBuffer())
}

/** Weak comparison, as `If-None-Match` requires. */
function matches(header: string | null, etag: string): boolean {
  if (header === null) return false
  const tags = header.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  return tags.includes('*') || tags.includes(etag)
}

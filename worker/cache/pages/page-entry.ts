import { gunzipSync } from 'node:zlib'
import type { Lifetime, Freshness, Tagged } from '../entry.ts'

/** A cached page: the compressed document and every response part that can be prepared. */
export interface PageEntry extends Lifetime {
  status: number
  gzip: Uint8Array<ArrayBuffer>
  /** Weak ETag: compressed and plain are the same page. */
  etag: string
  /** Validator: digest of everything the page is made of, comparable before rendering. */
  validator?: string
  /** Of every response, as sent with the compressed document. */
  headers: Headers
  /** The document in Brotli; only for pages that are requested repeatedly (`brotli.ts`). */
  brotli?: { body: Uint8Array<ArrayBuffer>; headers: Headers }
  /** Responses to clients that accept Brotli. */
  brotliHits: number
  /** Reads behind the page, each with its own time. */
  parts: readonly Tagged[]
  /** Tag index version at which the tags were last validated; 0 for never. */
  validAt: number
  /** Time until which the age in `headers` is correct. */
  saysUntil: number
}

/** Builds the response of an entry; decompresses for clients without gzip. */
export function pageResponse(
  entry: PageEntry,
  request: Request,
  { now, state }: { now: number; state: Freshness },
): Response {
  if (now >= entry.saysUntil || state === 'if-error') describe(entry, now, state)
  const { status, headers, etag } = entry
  if (status === 200 && request.headers.get('If-None-Match') === etag) return notModified(headers)
  const accepted = acceptEncodingOf(request)
  if (takes('br', accepted)) {
    entry.brotliHits++
    if (entry.brotli)
      return new Response(entry.brotli.body, {
        status,
        headers: entry.brotli.headers,
        encodeBody: 'manual',
      })
  }
  if (takes('gzip', accepted)) {
    return new Response(entry.gzip, { status, headers, encodeBody: 'manual' })
  }
  const plain = new Headers(headers)
  plain.delete('Content-Encoding')
  // Synchronous, because a DecompressionStream takes more CPU time.
  return new Response(new Uint8Array(gunzipSync(entry.gzip)), { status, headers: plain })
}

/** The platform sends its own Accept-Encoding; the client's is in `cf` (IncomingRequestCf). */
function acceptEncodingOf(request: Request): string {
  const { clientAcceptEncoding } = request.cf ?? {}
  if (typeof clientAcceptEncoding === 'string') return clientAcceptEncoding
  return request.headers.get('Accept-Encoding') ?? ''
}

function notModified(headers: Headers): Response {
  const copied = new Headers(headers)
  for (const name of ['Content-Encoding', 'Content-Type']) copied.delete(name)
  return new Response(null, { status: 304, headers: copied })
}

/** Headers are rebuilt once a second at most, not for every response. */
function describe(entry: PageEntry, now: number, state: Freshness): void {
  const ttl = Math.ceil((entry.storedAt + entry.fresh - now) / 1000)
  const detail =
    state === 'fresh' ? '' : `; detail=${state === 'stale' ? 'stale' : 'stale-if-error'}`
  const how = state === 'if-error' || state === 'expired' ? 'fwd=stale' : 'hit'
  for (const headers of [entry.headers, entry.brotli?.headers]) {
    headers?.set('Cache-Status', `Storefront-Page; ${how}; ttl=${ttl}${detail}`)
    headers?.set('Server-Timing', `page;desc="${state === 'fresh' ? 'cached' : 'stale'}"`)
  }
  entry.saysUntil = now + 1000
}

const refusals = {
  br: /\bbr\s*;\s*q=0(?:\.0*)?(?:,|\s|$)/,
  gzip: /gzip\s*;\s*q=0(?:\.0*)?(?:,|\s|$)/,
}

function takes(encoding: keyof typeof refusals, acceptEncoding: string): boolean {
  return acceptEncoding.includes(encoding) && !refusals[encoding].test(acceptEncoding)
}

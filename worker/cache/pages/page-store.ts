import { sha256Hex } from '../../../domain/crypto/hex.ts'
import { gzipSync } from 'node:zlib'
import { type Lifetime, lifetimeOf, type Tagged } from '../entry.ts'
import type { PageEntry } from './page-entry.ts'
import { type PageProfile, pageProfiles } from '../profiles.ts'
import type { RenderDependencies } from '../tags/render-dependencies.ts'

/** A rendered page to be stored. */
export interface RenderedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  /** The complete document. */
  html: string | Uint8Array<ArrayBuffer>
  profile: PageProfile
  /** Validator, if it has been computed. */
  validator?: string | undefined
  /** Start of rendering: anything purged later may be in it. */
  startedAt: number
  /** Its reads. */
  dependencies: RenderDependencies
  /** Tags beyond those of the reads. */
  tags?: readonly string[]
}

const storable = new Set([200, 404])
/** Headers of a single response, never stored. */
const neverStored = new Set([
  'set-cookie',
  'content-encoding',
  'content-length',
  'cache-status',
  'server-timing',
])

/** Expiry and tags of a page with these reads. */
export interface StoredLifetime extends Lifetime {
  /** Reads behind the page, each with its own time. */
  parts: readonly Tagged[]
}

/** Expiry times of a page; null if it must not be stored. */
export function storedLifetimeOf({
  status,
  profile,
  startedAt,
  dependencies,
  tags,
}: Omit<RenderedPage, 'headers' | 'html'>): StoredLifetime | null {
  if (!storable.has(status) || !dependencies.isComplete) return null
  const life = lifetimeOf(pageProfiles[profile], startedAt)
  const own: Tagged[] = tags ? [{ tags, storedAt: startedAt, updatedAt: null }] : []
  return {
    ...life,
    fresh: Math.min(life.fresh, dependencies.fresh),
    stale: Math.min(life.stale, dependencies.stale),
    parts: [...own, ...dependencies.parts],
  }
}

/** The cache entry of a page; null if it must not be stored. */
export async function pageEntryOf(page: RenderedPage): Promise<PageEntry | null> {
  const life = storedLifetimeOf(page)
  if (!life) return null
  // Synchronous, because a CompressionStream takes 50 % more CPU time.
  const gzip = new Uint8Array(gzipSync(page.html))
  const etag = `W/"${await digest(gzip)}"`
  return {
    ...life,
    status: page.status,
    gzip,
    etag,
    ...(page.validator === undefined ? {} : { validator: page.validator }),
    headers: responseHeaders(page.headers, etag),
    brotliHits: 0,
    validAt: 0,
    saysUntil: 0,
  }
}

/** Headers of every response of a page, as sent with the compressed document. */
export function responseHeaders(
  given: readonly (readonly [string, string])[],
  etag: string,
): Headers {
  const headers = new Headers()
  for (const [name, value] of given) {
    if (!neverStored.has(name.toLowerCase())) headers.append(name, value)
  }
  headers.set('Content-Encoding', 'gzip')
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding, Cookie')
  headers.set('Server-Timing', 'page;desc="cached"')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache')
  return headers
}

/** 24 hex digits of SHA-256. */
export function digest(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return sha256Hex(bytes, 12)
}

import * as z from 'zod'
import type { PageEntry } from '../pages/page-entry.ts'
import { type StoredLifetime, responseHeaders } from '../pages/page-store.ts'

/** Platform limit: a page with more tags could not be purged by all of them. */
const maxTags = 1000
const maxTagBytes = 16_384
/** Printable ASCII without the comma that separates tags; the platform silently drops others. */
const plainTag = /^[\x21-\x2b\x2d-\x7e]{1,1024}$/

const maxHeaderBytes = 32_768

/** Expiry and tags of a page; also in a 304, which has no body. */
const lifeHeader = 'X-Page-Life'
const StoredLife = z.object({
  storedAt: z.number(),
  fresh: z.number(),
  stale: z.number(),
  ifError: z.number(),
  parts: z.array(
    z.object({ tags: z.array(z.string()), storedAt: z.number(), updatedAt: z.number().nullable() }),
  ),
})
/** Parts of the visitor's response that are known before rendering. */
const documentHeader = 'X-Page-Document'
const Document = z.object({
  status: z.number(),
  etag: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})

/** The tag of all variants of a path, used to delete a page. */
export function pathTag(domainCode: string, pathname: string): string {
  return `at:${domainCode}:${encodeURIComponent(pathname)}`
}

/** Read by the platform only, before any other header. */
const platformHeader = 'Cloudflare-CDN-Cache-Control'

/**
 * Marks a response as uncacheable: without the header the platform would cache it for two hours.
 */
export function markUncacheable(headers: Headers): void {
  if (!headers.has(lifeHeader)) headers.set(platformHeader, 'no-store')
}

/** A response of the tier for this visitor only. */
export function withoutPlatformHeader(result: Response): Response {
  const response = new Response(result.body, result)
  response.headers.delete(platformHeader)
  return response
}

interface Named {
  pathTag: string
  validator: string
  now: number
}

/**
 * The entry as a response for the platform's cache: compressed once, with the metadata that the
 * gateway needs to check purges. Null if its tags exceed the limits.
 */
export function tierResponse(entry: PageEntry, named: Named): Response | null {
  const stored = tierHeaders(entry, named)
  if (!stored) return null
  const { status, etag, headers } = entry
  stored.set(documentHeader, asciiJson({ status, etag, headers: [...headers] }))
  stored.set('Content-Type', 'application/gzip')
  return new Response(entry.gzip, { headers: stored })
}

/** The 304 for a page that the platform already has: it is renewed without rendering. */
export function tierUnchanged(life: StoredLifetime, named: Named): Response | null {
  const headers = tierHeaders(life, named)
  return headers && new Response(null, { status: 304, headers })
}

/** Parses the entry of a tier response; null for one that is for this visitor only. */
export async function entryOfResponse(response: Response): Promise<PageEntry | null> {
  const [life, document] = [lifeHeader, documentHeader].map((name) => response.headers.get(name))
  if (!life || !document) return null
  const { headers, ...rest } = Document.parse(JSON.parse(document))
  return {
    ...StoredLife.parse(JSON.parse(life)),
    ...rest,
    headers: responseHeaders(headers, rest.etag),
    gzip: new Uint8Array(await response.arrayBuffer()),
    brotliHits: 0,
    validAt: 0,
    saysUntil: 0,
  }
}

function tierHeaders(
  life: StoredLifetime,
  { pathTag: path, validator, now }: Named,
): Headers | null {
  const { storedAt, fresh, stale, ifError, parts } = life
  const tags = cacheTags([path, ...parts.flatMap((part) => part.tags)])
  const lifeJson = asciiJson({ storedAt, fresh, stale, ifError, parts })
  if (tags === null || lifeJson.length > maxHeaderBytes) return null
  return new Headers({
    'Cache-Control': cacheControl(life, now),
    'Cache-Tag': tags,
    ETag: validator,
    [lifeHeader]: lifeJson,
  })
}

/** No `s-maxage` or `must-revalidate`, which forbid serving stale. */
function cacheControl({ storedAt, fresh, stale, ifError }: StoredLifetime, now: number): string {
  const seconds = (duration: number) => Math.max(0, Math.floor(duration / 1000))
  return [
    'public',
    `max-age=${seconds(storedAt + fresh - now)}`,
    `stale-while-revalidate=${seconds(stale)}`,
    `stale-if-error=${seconds(stale + ifError)}`,
  ].join(', ')
}

function cacheTags(tags: readonly string[]): string | null {
  const named = [...new Set(tags)]
  const list = named.join(',')
  const isTaken = named.length <= maxTags && list.length <= maxTagBytes
  return isTaken && named.every((tag) => plainTag.test(tag)) ? list : null
}

/** JSON escaped for a header. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (char) => String.raw`\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

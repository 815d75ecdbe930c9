import * as z from 'zod'
import type { PageEntry } from '../pages/page-entry.ts'
import { type StoredLifetime, responseHeaders } from '../pages/page-store.ts'

/** Of the platform: a page with more could not be reached by all of its tags. */
const maxTags = 1000
const maxTagBytes = 16_384
/** Printable ASCII without the comma between tags; the platform drops others without a word. */
const plainTag = /^[\x21-\x2b\x2d-\x7e]{1,1024}$/

const maxHeaderBytes = 32_768

/** How long a page may be served and what purges it: also in a 304, which brings no document. */
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
/** What of the visitor's answer is known before it is made. */
const documentHeader = 'X-Page-Document'
const Document = z.object({
  status: z.number(),
  etag: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
})

/** The tag of all variants of one path, by which a page that is gone is dropped. */
export function pathTag(domainCode: string, pathname: string): string {
  return `at:${domainCode}:${encodeURIComponent(pathname)}`
}

/** Read by the platform alone, before any other. */
const platformHeader = 'Cloudflare-CDN-Cache-Control'

/** Says of whatever is no page to keep that it is not kept: without a word it would be, for two hours. */
export function keepOut(headers: Headers): void {
  if (!headers.has(lifeHeader)) headers.set(platformHeader, 'no-store')
}

/** An answer of the tier that is for this visitor alone, as they get it. */
export function answerOnce(answer: Response): Response {
  const response = new Response(answer.body, answer)
  response.headers.delete(platformHeader)
  return response
}

interface Named {
  pathTag: string
  validator: string
  now: number
}

/**
 * An entry as the platform's cache keeps it: compressed once for the world, with what the gateway
 * needs to judge it by the purges that it knows of. Null for a page that its tags could not reach.
 */
export function tierAnswer(entry: PageEntry, named: Named): Response | null {
  const stored = tierHeaders(entry, named)
  if (!stored) return null
  const { status, etag, headers } = entry
  stored.set(documentHeader, asciiJson({ status, etag, headers: [...headers] }))
  stored.set('Content-Type', 'application/gzip')
  return new Response(entry.gzip, { headers: stored })
}

/** The same for a page that the platform has already: it lives on, and nothing is rendered. */
export function tierUnchanged(life: StoredLifetime, named: Named): Response | null {
  const headers = tierHeaders(life, named)
  return headers && new Response(null, { status: 304, headers })
}

/** The entry in an answer of the tier; null for one that is for this visitor alone. */
export async function entryOfAnswer(response: Response): Promise<PageEntry | null> {
  const [life, document] = [lifeHeader, documentHeader].map((name) => response.headers.get(name))
  if (!life || !document) return null
  const { headers, ...rest } = Document.parse(JSON.parse(document))
  return {
    ...StoredLife.parse(JSON.parse(life)),
    ...rest,
    headers: responseHeaders(headers, rest.etag),
    gzip: new Uint8Array(await response.arrayBuffer()),
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

/** Never `s-maxage` or `must-revalidate`, which would forbid the platform to serve what is stale. */
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

/** JSON that fits into a header. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[^\x20-\x7e]/g,
    (char) => String.raw`\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

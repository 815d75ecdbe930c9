import * as z from 'zod'
import type { PageEntry } from './page-entry.ts'
import { responseHeaders } from './page-store.ts'

const cacheName = 'pages'
const lengthBytes = 4

const Meta = z.object({
  v: z.literal(1),
  storedAt: z.number(),
  fresh: z.number(),
  stale: z.number(),
  ifError: z.number(),
  status: z.number(),
  etag: z.string(),
  headers: z.array(z.tuple([z.string(), z.string()])),
  parts: z.array(
    z.object({ tags: z.array(z.string()), storedAt: z.number(), updatedAt: z.number().nullable() }),
  ),
})

/** Keeps a page for all isolates of this place. */
export async function writeToEdgeCache(address: string, entry: PageEntry): Promise<void> {
  const { gzip, headers, validAt: _, saysUntil: _said, ...rest } = entry
  const meta = new TextEncoder().encode(JSON.stringify({ v: 1, ...rest, headers: [...headers] }))
  const length = new DataView(new ArrayBuffer(lengthBytes))
  length.setUint32(0, meta.byteLength)
  const seconds = Math.ceil((entry.fresh + entry.stale + entry.ifError) / 1000)
  const cache = await caches.open(cacheName)
  await cache.put(
    address,
    new Response(new Blob([length.buffer, meta, gzip]), {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Cache-Control': `public, max-age=${seconds}`,
      },
    }),
  )
}

export async function deleteFromEdgeCache(address: string): Promise<void> {
  const cache = await caches.open(cacheName)
  await cache.delete(address)
}

/** The page under an address; null for none, one that is not understood, and a cache that fails. */
export async function readFromEdgeCache(address: string): Promise<PageEntry | null> {
  try {
    const cache = await caches.open(cacheName)
    const response = await cache.match(address)
    return response ? parse(await response.arrayBuffer()) : null
  } catch {
    return null
  }
}

function parse(buffer: ArrayBuffer): PageEntry {
  const start = lengthBytes + new DataView(buffer).getUint32(0)
  const text = new TextDecoder().decode(new Uint8Array(buffer, lengthBytes, start - lengthBytes))
  const { v: _, ...meta } = Meta.parse(JSON.parse(text))
  return {
    ...meta,
    gzip: new Uint8Array(buffer.slice(start)),
    headers: responseHeaders(meta.headers, meta.etag),
    validAt: 0,
    saysUntil: 0,
  }
}

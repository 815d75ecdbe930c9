import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import type { PageEntry } from './page-entry.ts'

/** Number of responses to clients that accept Brotli after which a page is compressed with it. */
const worthwhile = 2
/** 12 % smaller than gzip for the same CPU; the next levels take twice the time for 2 %. */
const quality = 5

/** Whether the page has just reached that number. */
export function isWorthBrotli({ brotli, brotliHits }: PageEntry): boolean {
  return !brotli && brotliHits === worthwhile
}

/** Adds the Brotli document to the entry. Synchronous CPU work, so it is meant for waitUntil. */
export async function withBrotli(entry: PageEntry): Promise<PageEntry> {
  // Not again, whatever comes of it.
  entry.brotliHits++
  // Yields, so that the response is sent before the compression blocks the thread.
  await new Promise((resolve) => setTimeout(resolve))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const body = new Uint8Array(brotliCompressSync(gunzipSync(entry.gzip), { params }))
  const headers = new Headers(entry.headers)
  headers.set('Content-Encoding', 'br')
  entry.brotli = { body, headers }
  return entry
}

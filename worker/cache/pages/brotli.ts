import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import type { PageEntry } from './page-entry.ts'

/** Served that often to clients that accept Brotli, a page is worth compressing once more. */
const worthwhile = 2
/** 12 % smaller than gzip for the same CPU; the next levels take twice the time for 2 %. */
const quality = 5

/** Whether this response is the one that makes the Brotli document. */
export function isWorthBrotli({ brotli, brotliHits }: PageEntry): boolean {
  return !brotli && brotliHits === worthwhile
}

/** The entry with its document in Brotli too, for after the response. */
export async function withBrotli(entry: PageEntry): Promise<PageEntry> {
  // The response goes first.
  await new Promise((resolve) => setTimeout(resolve))
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const body = new Uint8Array(brotliCompressSync(gunzipSync(entry.gzip), { params }))
  const headers = new Headers(entry.headers)
  headers.set('Content-Encoding', 'br')
  entry.brotli = { body, headers }
  return entry
}

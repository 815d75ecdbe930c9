import { parseCookies } from './cookies.ts'

const maxHeaders = 1000
/** Longer headers are rare, and too large to cache by the thousand. */
const maxLength = 2000
const remembered = new Map<string, ReadonlyMap<string, string>>()

/**
 * Caches parsed cookies by header, because a browser repeats the same header. Reused strings also
 * keep their hashes.
 */
export function readCookies(header: string): ReadonlyMap<string, string> {
  const known = remembered.get(header)
  if (known) return known
  const cookies = parseCookies(header)
  if (header.length > maxLength) return cookies
  if (remembered.size >= maxHeaders) remembered.delete(remembered.keys().next().value ?? '')
  remembered.set(header, cookies)
  return cookies
}

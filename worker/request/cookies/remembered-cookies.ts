import { parseCookies } from './cookies.ts'

const maxHeaders = 1000
/** A longer header is rare, and a thousand of them would be much to keep. */
const maxLength = 2000
const remembered = new Map<string, ReadonlyMap<string, string>>()

/**
 * Cookies of a header. A browser sends the same header with request after request: it is parsed once
 * an isolate, and the strings in it stay the same objects, whose hashes are known.
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

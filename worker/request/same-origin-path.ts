/** Path of this origin that a visitor may be sent to; the fallback for everything else. */
export function safeRedirect(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/[^\p{Cc}\\]*$/u.test(value)) {
    return fallback
  }
  const base = 'https://same-origin.invalid'
  if (!URL.canParse(value, base)) return fallback
  const url = new URL(value, base)
  // Dot segments may leave two slashes at the start ("/.//host"), which lead to another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}

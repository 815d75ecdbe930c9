/** A safe redirect target of this origin; the fallback for everything else. */
export function safeRedirect(value: unknown, fallback: string): string {
  if (typeof value !== 'string' || value.length > 2000 || !/^\/[^\p{Cc}\\]*$/u.test(value)) {
    return fallback
  }
  const base = 'https://same-origin.invalid'
  if (!URL.canParse(value, base)) return fallback
  const url = new URL(value, base)
  // Removing dot segments may leave two leading slashes ("/.//host"), which is another host.
  if (url.origin !== base || url.pathname.startsWith('//')) return fallback
  return url.pathname + url.search + url.hash
}

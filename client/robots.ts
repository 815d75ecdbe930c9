import type { Head } from './page.ts'

/** What a page tells search engines to do with it and with its links (spec §3 page_meta). */
export function robotsOf({ noindex, nofollow }: Pick<Head, 'noindex' | 'nofollow'>): string {
  if (nofollow) return noindex ? 'noindex, nofollow' : 'index, nofollow'
  return noindex ? 'noindex' : 'index, follow'
}

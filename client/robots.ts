import type { Head } from './page.ts'

/** Robots directives of a page and its links (spec §3 page_meta). */
export function robotsOf({ noindex, nofollow }: Pick<Head, 'noindex' | 'nofollow'>): string {
  if (nofollow) return noindex ? 'noindex, nofollow' : 'index, nofollow'
  return noindex ? 'noindex' : 'index, follow'
}

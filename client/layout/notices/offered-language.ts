import type { Locale } from '../../../domain/locale.ts'

/** The language the browser prefers, where the shop speaks it and it is not that of the page. */
export function offeredLanguage(
  preferred: readonly string[],
  shown: Locale,
  spoken: readonly Locale[],
): Locale | null {
  for (const tag of preferred) {
    const locale = spoken.find((each) => tag.toLowerCase().split('-')[0] === each)
    if (locale) return locale === shown ? null : locale
  }
  return null
}

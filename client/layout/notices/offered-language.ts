import type { Locale } from '../../../domain/locale.ts'

/** The browser's preferred language, if the shop has it and the page is in another. */
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

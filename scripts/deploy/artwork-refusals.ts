import type { Locale } from '../../domain/locale.ts'

/** Where the official artwork goes, one file a language. */
export const noticeFolder = 'client/legal/guarantee-notice'

/**
 * The EU's notice on the legal guarantee is shown in its official artwork, unchanged (Impl. Reg. (EU)
 * 2025/1960), which the shop cannot draw: what it comes with is marked as a placeholder.
 */
export function refusePlaceholders(
  locales: readonly Locale[],
  readNotice: (locale: Locale) => string,
): string[] {
  return locales
    .filter((locale) => readNotice(locale).includes('data-placeholder'))
    .map(
      (locale) =>
        `${noticeFolder}/${locale}.svg is a placeholder: put the official EU notice on the legal guarantee there.`,
    )
}

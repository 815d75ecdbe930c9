import type { PublicContext } from './context.ts'
import type { Locale } from './locale.ts'
import { localeTags } from './locales/locales.ts'

/** Language of texts: the visit language if the domain has one, else its locale. */
export type LanguageContext = Pick<PublicContext, 'locale' | 'language'>

/**
 * Intl tag. Digits and calendar of a visit language are fixed to those of the prices and dates that
 * CMS and store write.
 */
export function languageTag({ locale, language }: LanguageContext): string {
  return language ? `${language}-u-ca-gregory-nu-latn` : localeTags[locale]
}

export function isRightToLeft(language = ''): boolean {
  return /^(ar|fa|he|ur)$/.test(language)
}

/** `lang` of a locale's text within a page in another language. */
export function foreignLanguage(
  written: Locale,
  { locale, language }: LanguageContext,
): Locale | undefined {
  return written === (language ?? locale) ? undefined : written
}

/** `foreignLanguage` as props: empty if the languages are equal. */
export function foreignLang(
  { locale }: { locale: Locale },
  spoken: LanguageContext,
): { lang?: Locale } {
  const lang = foreignLanguage(locale, spoken)
  return lang ? { lang } : {}
}

/**
 * Order buttons have statutory texts, known for the locales' languages only: in any other no order
 * may be placed.
 */
export function acceptsOrders({ language }: LanguageContext): boolean {
  return language === undefined
}

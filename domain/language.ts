import type { PublicContext } from './context.ts'
import type { Locale } from './locale.ts'
import { localeTags } from './locales/locales.ts'

/** What decides how texts read: the visit language where the domain has one, else its locale. */
export type Spoken = Pick<PublicContext, 'locale' | 'language'>

/**
 * For Intl. The digits and the calendar of a visit language are those of the prices and of the days
 * that CMS and store write.
 */
export function languageTag({ locale, language }: Spoken): string {
  return language ? `${language}-u-ca-gregory-nu-latn` : localeTags[locale]
}

export function isRightToLeft(language = ''): boolean {
  return /^(ar|fa|he|ur)$/.test(language)
}

/** `lang` of what is written in a locale, where the page around it is in another language. */
export function foreignLanguage(written: Locale, { locale, language }: Spoken): Locale | undefined {
  return written === (language ?? locale) ? undefined : written
}

/** `foreignLanguage` for props: nothing is sent where the page is in the language of the text. */
export function foreignLang({ locale }: { locale: Locale }, spoken: Spoken): { lang?: Locale } {
  const lang = foreignLanguage(locale, spoken)
  return lang ? { lang } : {}
}

/**
 * The words of an order button are the law's, and known for the languages of the locales only: in
 * any other no order may be placed.
 */
export function takesOrders({ language }: Spoken): boolean {
  return language === undefined
}

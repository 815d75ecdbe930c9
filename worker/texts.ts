import dictionaries from 'virtual:texts'
import { languageTag, type LanguageContext } from '../domain/language.ts'
import { fallbackLocale } from '../domain/locales/locales.ts'
import { createText, type Text, type Texts } from '../client/i18n/text.ts'

const texts = new Map<string, Text>()

/**
 * Texts of a language; missing ones fall back to the locale's, then to Czech (spec §1). Built once
 * per isolate.
 */
export async function textOf(spoken: LanguageContext): Promise<Text> {
  const { locale, language } = spoken
  const name = language ? `${language} ${locale}` : locale
  const known = texts.get(name)
  if (known) return known
  const text = await createTextOf(spoken, dictionaries)
  texts.set(name, text)
  return text
}

/** A text that is missing in all three is displayed as its key. */
export async function createTextOf(
  spoken: LanguageContext,
  by: typeof dictionaries,
): Promise<Text> {
  const { locale, language } = spoken
  const [fallback, own, visited] = await Promise.all([
    by[fallbackLocale]?.(),
    by[locale]?.(),
    language ? by[language]?.() : undefined,
  ])
  const written = fill(fallback?.default ?? {}, own?.default ?? {})
  return createText(languageTag(spoken), fill(written, visited?.default ?? {}))
}

const pluralForm = /\.(zero|one|two|few|many|other)$/

/** A missing plural is replaced as a whole: its forms never mix two languages. */
export function fill(fallback: Texts, own: Texts): Texts {
  const present = new Set(Object.keys(own).map((path) => path.replace(pluralForm, '')))
  const lacking = Object.entries(fallback).filter(
    ([path]) => !present.has(path.replace(pluralForm, '')),
  )
  return { ...Object.fromEntries(lacking), ...own }
}

import dictionaries from 'virtual:texts'
import { languageTag, type Spoken } from '../domain/language.ts'
import { fallbackLocale } from '../domain/locales/locales.ts'
import { createText, type Text, type Texts } from '../client/i18n/text.ts'

const texts = new Map<string, Text>()

/**
 * Texts of a language; what it has not is filled from the locale's, and what that has not from the
 * Czech ones (spec §1). Made once per isolate.
 */
export async function textOf(spoken: Spoken): Promise<Text> {
  const { locale, language } = spoken
  const name = language ? `${language} ${locale}` : locale
  const known = texts.get(name)
  if (known) return known
  const text = await createTextOf(spoken, dictionaries)
  texts.set(name, text)
  return text
}

/** A text that none of the three has is shown as its key. */
export async function createTextOf(spoken: Spoken, by: typeof dictionaries): Promise<Text> {
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

/** What a language has not is filled whole: the forms of a plural never come from two languages. */
export function fill(fallback: Texts, own: Texts): Texts {
  const present = new Set(Object.keys(own).map((path) => path.replace(pluralForm, '')))
  const lacking = Object.entries(fallback).filter(
    ([path]) => !present.has(path.replace(pluralForm, '')),
  )
  return { ...Object.fromEntries(lacking), ...own }
}

import dictionaries from 'virtual:texts'
import { fallbackLocale, type Locale } from '../domain/locale.ts'
import { createText, type Text, type Texts } from '../client/i18n/text.ts'

const texts = new Map<Locale, Text>()

/** Texts of a locale; where it has a gap, Czech fills it (spec §1). Made once per isolate. */
export async function textOf(locale: Locale): Promise<Text> {
  const known = texts.get(locale)
  if (known) return known
  const [own, fallback] = await Promise.all([
    dictionaries[locale](),
    dictionaries[fallbackLocale](),
  ])
  const text = createText(locale, fill(fallback.default, own.default))
  texts.set(locale, text)
  return text
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

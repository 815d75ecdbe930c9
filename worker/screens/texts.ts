import { fallbackLocale, type Locale } from '../../domain/locale.ts'
import { loadDictionary } from '../../client/i18n/dictionary.ts'
import { createText, type Dictionary, type Text } from '../../client/i18n/text.ts'

const texts = new Map<Locale, Text>()

/** Texts of a locale; where it has a gap, Czech fills it (spec §1). Made once per isolate. */
export async function textOf(locale: Locale): Promise<Text> {
  const known = texts.get(locale)
  if (known) return known
  const [own, fallback] = await Promise.all([
    loadDictionary(locale),
    loadDictionary(fallbackLocale),
  ])
  const text = createText(locale, fill(fallback, own))
  texts.set(locale, text)
  return text
}

/** `own` over `fallback`, key by key. */
function fill(fallback: Dictionary, own: Dictionary): Dictionary {
  const filled: Dictionary = { ...fallback }
  for (const [key, value] of Object.entries(own)) {
    const below = filled[key]
    filled[key] =
      typeof value === 'string' || typeof below !== 'object' ? value : fill(below, value)
  }
  return filled
}

import type { EntryKind, EntryRecord } from '../../backend/cms/content/entries/entry.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'

export type EntryTexts<K extends EntryKind> = EntryRecord<K>['texts']

/** Entries of a partial record by locale, without missing locales. */
export function eachLocale<Value>(texts: Partial<Record<Locale, Value>>): [Locale, Value][] {
  return locales.flatMap((locale): [Locale, Value][] => {
    const text = texts[locale]
    return text === undefined ? [] : [[locale, text]]
  })
}

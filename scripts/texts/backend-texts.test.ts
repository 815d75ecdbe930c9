import { describe, expect, it } from 'vitest'
import { textsOf } from '../../backend/locales/texts-of.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { readDictionary } from './read-texts.ts'

/** Without the plural forms that the locale lacks, which the backend fills from another one. */
function ownTexts(texts: Readonly<Record<string, string>>, locale: Locale) {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
  const isOwn = ([key]: [string, string]) =>
    !/\.(zero|one|two|few|many|other)$/.test(key) || forms.some((form) => key.endsWith(`.${form}`))
  return Object.fromEntries(Object.entries(texts).filter(isOwn))
}

describe('§9 texts of mails, invoices and files of orders', () => {
  it.each(locales)('use the storefront’s words in %s', (locale) => {
    expect(readDictionary(locale)).toMatchObject(ownTexts(textsOf(locale).shop, locale))
  })

  it.each(locales)('formats delivery promises like the storefront in %s', (locale) => {
    expect(readDictionary(locale)).toMatchObject(ownTexts(textsOf(locale).promises, locale))
  })
})

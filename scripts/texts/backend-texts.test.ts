import { describe, expect, it } from 'vitest'
import { textsOf } from '../../backend/locales/texts-of.ts'
import { locales } from '../../domain/locales/locales.ts'
import { readDictionary } from './read-texts.ts'

describe('§9 texts of mails, invoices and files of orders', () => {
  it.each(locales)('use the storefront’s words in %s', (locale) => {
    expect(readDictionary(locale)).toMatchObject(textsOf(locale).shop)
  })

  it.each(locales)('formats delivery promises like the storefront in %s', (locale) => {
    const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories
    const isOwn = ([key]: [string, string]) =>
      !/\.(zero|one|two|few|many|other)$/.test(key) ||
      forms.some((form) => key.endsWith(`.${form}`))
    const own = Object.entries(textsOf(locale).promises).filter(isOwn)
    expect(readDictionary(locale)).toMatchObject(Object.fromEntries(own))
  })
})

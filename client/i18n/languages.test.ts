import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { isRightToLeft, languageTag } from '../../domain/language.ts'
import { visitLanguages } from '../../domain/visit-languages.ts'
import { readDictionary } from '../../scripts/texts/read-texts.ts'
import type { Texts } from '../../scripts/texts/flatten.ts'
import { createFormat } from './format.ts'
import { createText } from './text.ts'

const languages = [...visitLanguages.keys()]
const german = readDictionary('de')

const form = /\.(zero|one|two|few|many|other)$/
const keyOf = (path: string) => path.replace(form, '')
const isPlural = (key: string) => `${key}.other` in german
const keysOf = (texts: Texts) => [
  ...new Set(Object.keys(texts).map((path) => (isPlural(keyOf(path)) ? keyOf(path) : path))),
]
const placeholdersOf = (texts: Texts, key: string) => {
  const forms = Object.entries(texts).filter(([path]) => path === key || keyOf(path) === key)
  const found = forms.flatMap(([, text]) =>
    [...text.matchAll(/{{(\w+)}}/g)].map(([, name]) => name),
  )
  return [...new Set(found)].toSorted().join()
}

/** Statutory texts and texts of the order steps: never in a visit language. */
const fixed =
  /^(checkout|orderDone|withdrawal|invoices|footer\.withdraw|product\.links\.(guarantee|returns))/

describe('§1 visit languages', () => {
  it('have a file each, and each file is a language', () => {
    const files = globSync('client/i18n/languages/*.json').map((file) => basename(file, '.json'))
    expect(files.toSorted()).toEqual(languages.toSorted())
  })

  it('have distinct names of their own', () => {
    const names = [...visitLanguages.values()].map(({ name }) => name)
    expect(new Set(names).size).toBe(languages.length)
    for (const code of languages)
      expect(Intl.getCanonicalLocales(code), 'a language code').toEqual([code])
  })

  it.each(languages)('have at most 150 texts in %s, the same keys in all', (language) => {
    const keys = keysOf(readDictionary(language))
    expect(keys.length).toBeLessThanOrEqual(150)
    expect(keys.toSorted()).toEqual(keysOf(readDictionary('fr')).toSorted())
  })

  it.each(languages)(
    'have only texts in %s that the shop displays, none that are statutory',
    (code) => {
      const known = new Set(keysOf(german))
      const keys = keysOf(readDictionary(code))
      expect(keys.filter((key) => !known.has(key) || fixed.test(key))).toEqual([])
    },
  )

  it.each(languages)(
    'are never empty in %s, and have the placeholders of the German',
    (language) => {
      const texts = readDictionary(language)
      expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([])
      const differing = keysOf(texts).filter(
        (key) => placeholdersOf(texts, key) !== placeholdersOf(german, key),
      )
      expect(differing).toEqual([])
    },
  )

  it.each(languages)('have exactly the plural forms of %s', (language) => {
    const texts = readDictionary(language)
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const key of keysOf(texts).filter(isPlural)) {
      const required = new Set<string>(pluralCategories)
      // Zero form first; without it the locale's would be shown.
      if (`${key}.zero` in german) required.add('zero')
      const forms = Object.keys(texts).filter((path) => keyOf(path) === key)
      expect(forms.map((path) => path.slice(key.length + 1)).toSorted(), key).toEqual(
        [...required].toSorted(),
      )
    }
  })

  it.each(languages)('include the number in %s in every form for more than one', (language) => {
    const texts = readDictionary(language)
    const rules = new Intl.PluralRules(language)
    const numbers = Array.from({ length: 250 }, (_, index) => index + 1)
    const silent = Object.entries(texts).filter(([path, text]) => {
      const meant = numbers.filter((n) => rules.select(n) === path.split('.').at(-1))
      return isPlural(keyOf(path)) && meant.length > 1 && !text.includes('{{n}}')
    })
    expect(silent).toEqual([])
  })

  it.each(languages)('have the right direction of %s', (language) => {
    const script = new Intl.Locale(language).maximize().script ?? ''
    expect(isRightToLeft(language)).toBe(['Arab', 'Hebr'].includes(script))
  })

  it.each(languages)(
    'format numbers and dates in %s with the digits and the calendar of prices',
    (language) => {
      const tag = languageTag({ locale: 'en', language })
      const text = createText(tag, readDictionary(language))
      expect(text.count('catalog.results', 1234)).toMatch(/1\D?234/)
      const format = createFormat({ locale: 'en', language }, 'EUR', [])
      expect(format.date('2026-11-22T12:00:00Z')).toMatch(/22.*2026|2026.*22/)
    },
  )

  it('keep number and unit together between right-to-left words', () => {
    const format = createFormat({ locale: 'en', language: 'ar' }, 'EUR', [])
    expect(format.quantity(95, 'm³/h')).toBe('\u206695\u00a0m³/h\u2069')
    expect(createFormat({ locale: 'en' }, 'EUR', []).quantity(95, 'm³/h')).toBe('95\u00a0m³/h')
  })
})

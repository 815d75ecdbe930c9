import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'

type Dictionary = { [key: string]: string | Dictionary }

const dictionaries = Object.fromEntries(
  locales.map((locale) => [
    locale,
    JSON.parse(readFileSync(new URL(`./locales/${locale}.json`, import.meta.url), 'utf8')),
  ]),
) as Record<Locale, Dictionary>

const pluralForms = new Set(['zero', 'one', 'two', 'few', 'many', 'other'])

/** Every text by its dotted key; of a plural the key of its group, with its forms. */
function flatten(tree: Dictionary, prefix = ''): Map<string, Record<string, string>> {
  const texts = new Map<string, Record<string, string>>()
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + name, { '': value })
    else if (
      Object.keys(value).every((form) => pluralForms.has(form) && typeof value[form] === 'string')
    ) {
      texts.set(prefix + name, value as Record<string, string>)
    } else for (const [key, forms] of flatten(value, `${prefix}${name}.`)) texts.set(key, forms)
  }
  return texts
}

const placeholders = (text: string) =>
  [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name)

describe('§9 texts', () => {
  const german = flatten(dictionaries.de)

  it.each(locales)('are complete in %s, without extra keys', (locale) => {
    expect([...flatten(dictionaries[locale]).keys()].toSorted()).toEqual(
      [...german.keys()].toSorted(),
    )
  })

  it.each(locales)('are never empty in %s', (locale) => {
    const empty = [...flatten(dictionaries[locale])].filter(([, forms]) =>
      Object.values(forms).some((text) => text.trim() === ''),
    )
    expect(empty).toEqual([])
  })

  it.each(locales)('have every plural form of %s', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions()
    const lacking = [...flatten(dictionaries[locale])].filter(
      ([, forms]) => !('' in forms) && pluralCategories.some((form) => !(form in forms)),
    )
    expect(lacking.map(([key]) => key)).toEqual([])
  })

  it.each(locales)('have the same placeholders in %s as in German', (locale) => {
    const differing = [...flatten(dictionaries[locale])].filter(([key, forms]) => {
      const expected = new Set(Object.values(german.get(key) ?? {}).flatMap(placeholders))
      const found = new Set(Object.values(forms).flatMap(placeholders))
      return [...expected].toSorted().join() !== [...found].toSorted().join()
    })
    expect(differing.map(([key]) => key)).toEqual([])
  })

  it('are all used', { timeout: 30_000 }, () => {
    const root = new URL('../..', import.meta.url)
    const files = globSync('{client,worker,domain}/**/*.{ts,tsx}', {
      cwd: root,
      exclude: ['**/*.test.*'],
    })
    const source = files.map((file) => readFileSync(new URL(file, root), 'utf8')).join('\n')
    expect([...german.keys()].filter((key) => !source.includes(`'${key}'`))).toEqual([])
  })
})

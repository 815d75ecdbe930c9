import { describe, expect, it } from 'vitest'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { exchanges } from '../rows/comment-texts.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'
import { content } from './content.ts'
import { storedNames } from './pages/stored-names.ts'

const translations = locales.filter((locale) => locale !== 'de')
const isLocale = (key: string): key is Locale => locales.some((locale) => locale === key)

type Written = [path: string, texts: Partial<Record<Locale, unknown>>]

/** Texts in several languages, at any depth of a value. */
function writtenIn(value: unknown, path = ''): Written[] {
  if (value === null || typeof value !== 'object') return []
  const keys = Object.keys(value)
  if (keys.includes('de') && keys.every(isLocale)) return [[path, value]]
  const name = 'id' in value && typeof value.id === 'string' ? `${path} ${value.id}` : path
  return Object.entries(value).flatMap(([key, inner]) => writtenIn(inner, Array.isArray(value) ? path : `${name}.${key}`))
}

/** The visible part of a text, without URLs, picture names and keys. */
function stringsOf(value: unknown, key = ''): string[] {
  if (/^(?:slug|href|target|fileKey|path|link|type|icon|.*[iI]mage|id|.*Ids?)$/.test(key)) return stringsOf(altOf(value))
  if (typeof value === 'string') return value === '' ? [] : [value]
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([inner, each]) => stringsOf(each, inner))
}

function altOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'alt' in value ? value.alt : null
}

const catalogue = catalogueOf(300)
const written = writtenIn({ catalogue, content, exchanges })

const germanWords =
  'und oder für mit von zu zum zur nicht auf aus bei nach über wird werden ist sind auch wir ihr ihre das der dem ein eine einen einer eines kein keine noch nur wenn dass sich durch ohne gegen bis unter vom beim als wie mehr sehr hier bitte'
/** Those that are words of another language as well: Slovak `von` is outside. */
const ownWords: Record<Exclude<Locale, 'de'>, string> = {
  cs: 'zu bis noch',
  sk: 'zu von bis noch',
  en: 'zu bis noch',
}
/** Names of streets, towns and product series are not translated. */
const names = /\p{Lu}\p{Ll}+straße|München|Göppingen|Röhre|Glühwerk/gu

/** The German words of a text in another language, and those with letters only German has. */
function germanIn(text: string, locale: Exclude<Locale, 'de'>): string[] {
  const own = new Set(ownWords[locale].split(' '))
  const german = new Set(germanWords.split(' ').filter((word) => !own.has(word)))
  const letters = locale === 'sk' ? /[öüß]/iu : /[äöüß]/iu
  return (text.replace(names, '').match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => german.has(word.toLowerCase()) || letters.test(word),
  )
}

describe('§1 every text of the demo is written in each language', () => {
  it('finds what is written, and misses of it', () => {
    expect(written.length).toBeGreaterThan(2000)
    expect(writtenIn([{ id: 'a', title: { de: 'x' } }])).toEqual([[' a.title', { de: 'x' }]])
  })

  it.for(translations)('leaves nothing to a fallback in %s', (locale) => {
    const missing = written.filter(([, texts]) => stringsOf(texts.de).length > 0 && stringsOf(texts[locale]).length === 0)
    expect(missing.map(([path]) => path)).toEqual([])
  })

  it.for(translations)('fills the same fields in %s as in German', (locale) => {
    const fieldsOf = (text: unknown) =>
      text !== null && typeof text === 'object' && !Array.isArray(text)
        ? Object.entries(text).filter(([, value]) => stringsOf(value).length > 0).map(([key]) => key).toSorted()
        : []
    const uneven = written.filter(([, texts]) => `${fieldsOf(texts.de)}` !== `${fieldsOf(texts[locale])}`)
    expect(uneven.map(([path]) => path)).toEqual([])
  })

  it('knows German words from those of other languages', () => {
    expect(germanIn('Ventilátor für die Wand und mehr', 'cs')).toEqual(['für', 'und', 'mehr'])
    expect(germanIn('Vzduch ide von, mäkko', 'sk')).toEqual([])
    expect(germanIn('Bathroom fan with Schalldämpfer', 'en')).toEqual(['Schalldämpfer'])
    expect(germanIn('Gudrunstraße 178', 'cs')).toEqual([])
  })

  it.for(translations)('has no German words in %s', (locale) => {
    const found = written.flatMap(([path, texts]) =>
      stringsOf(texts[locale]).flatMap((text) => {
        const words = germanIn(text, locale)
        return words.length === 0 ? [] : [`${path}: ${words.join(' ')} (${text.slice(0, 60)})`]
      }))
    expect([...new Set(found)]).toEqual([])
  })

  it.for(translations)('repeats no German sentence in %s', (locale) => {
    const inEach = new Set(storedNames.map(({ names }) => names))
    const repeated = written.flatMap(([path, texts]) => {
      const german = new Set(stringsOf(texts.de).filter((text) => text.includes(' ') && (text.match(/(?<![\p{L}@.])\p{Ll}{3,}(?!@)/gu) ?? []).length > 2))
      return stringsOf(texts[locale]).flatMap((text) => (german.has(text) && !inEach.has(text) ? [`${path}: ${text.slice(0, 80)}`] : []))
    })
    expect(repeated).toEqual([])
  })
})

import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../domain/locale.ts'
import { locales } from '../../../domain/locales/locales.ts'
import type { RichTextNode } from '../../../domain/content/rich-text.ts'
import { brands } from '../brands.ts'
import { catalogueOf } from '../../testing/catalogue-of.ts'
import { valueEntries } from '../products/value-entries.ts'

const { products, virtualCategories } = catalogueOf(1500)

const textOf = (node: RichTextNode): string => node.text ?? (node.content ?? []).map(textOf).join('')

/** The text of each heading, paragraph and list item. */
function blocksOf(nodes: readonly RichTextNode[]): string[] {
  return nodes.flatMap((node) => (node.type === 'paragraph' || node.type === 'heading' ? [textOf(node)] : blocksOf(node.content ?? [])))
}

/** All displayed product texts in a language. */
function textsIn(locale: Locale): string[] {
  return [
    ...products.flatMap(({ name, perex, description, variants }) => [
      name[locale],
      perex[locale],
      ...blocksOf(description[locale].content),
      ...variants.flatMap((variant) => [variant.name[locale], variant.fullname[locale]]),
    ]),
    ...virtualCategories.flatMap(({ title, description, textBelow }) => [
      title[locale],
      description[locale],
      ...blocksOf(textBelow?.[locale].content ?? []),
    ]),
    ...valueEntries.flatMap(({ texts }) => texts[locale]?.short_description ?? []),
  ]
}

const unit = '(?:m³/h|Pa|W|kW|dB|mm|cm²|cm|°C|m²|kg|V|A|m|%)'

describe('the texts of the goods', () => {
  it.each(locales)('%s: keep figures, diameters and units on one line', (locale) => {
    const broken = new RegExp(`\\d ${unit}(?![\\p{L}\\d])|Ø \\d|\\d × \\d`, 'u')
    expect(textsIn(locale).filter((text) => broken.test(text)).slice(0, 5)).toEqual([])
  })

  it.each(locales)('%s: have the decimal mark of the language', (locale) => {
    const wrong = new RegExp(locale === 'en' ? `\\d,\\d{1,2}\u00A0${unit}` : `(?<![\\d.])\\d+\\.\\d{1,2}\u00A0${unit}`, 'u')
    // Classes of ISO 16890 are names, written with a comma everywhere.
    const texts = textsIn(locale).map((text) => text.replaceAll('ePM2,5', ''))
    expect(texts.filter((text) => wrong.test(text)).slice(0, 5)).toEqual([])
  })

  it.each(locales)('%s: have no doubled words, spaces or marks', (locale) => {
    const doubled = /(?<![\p{L}])(\p{L}{4,}) \1(?![\p{L}])|  | ,|,,|\( | \)/u
    expect(textsIn(locale).filter((text) => doubled.test(text)).slice(0, 5)).toEqual([])
  })

  it('make no general green claims', () => {
    const banned = /umweltfreundlich|ökologisch|nachhaltig|klimaneutral|energieeffizient|ekologick|šetrn[ýáé] k|udržiteln|udržateľn|eco-?friendly|sustainab|climate.neutral|carbon.neutral/i
    for (const locale of locales) expect(textsIn(locale).filter((text) => banned.test(text))).toEqual([])
  })

  it('§3: colours agree with Czech and Slovak nouns', () => {
    const names = (locale: Locale) => products.flatMap(({ variants }) => variants.map(({ fullname }) => fullname[locale]))
    expect(names('cs').filter((name) => /ventilátor.*, (?:bílá|černá|stříbrná)$/.test(name))).toEqual([])
    expect(names('cs').filter((name) => /(?:mřížka|klapka|jednotka).*, (?:bílý|černý|stříbrný)$/.test(name))).toEqual([])
    expect(names('sk').filter((name) => /ventilátor.*, (?:biela|čierna|strieborná)$/.test(name))).toEqual([])
    expect(names('cs').some((name) => name.endsWith(', bílý'))).toBe(true)
  })
})

describe('GPSR Art. 19', () => {
  it('names each maker with a postal and an electronic address, and one in the EU', () => {
    const outside = ['TUR', 'CHN', 'CHE', 'GBR']
    for (const { manufacturer } of brands) {
      expect(manufacturer.address).toMatch(/\b(?:\d{4,5}|\d{3} \d{2})\b/)
      expect(manufacturer.email).toMatch(/^[^@\s]+@[^@\s]+\.example$/)
      expect(manufacturer.euRepresentative !== null).toBe(outside.includes(manufacturer.country ?? ''))
    }
  })
})

import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/locales/locales.ts'
import { paragraphsOf, seoDescriptionOf, seoTitleOf } from '../../backend/cms/search-snippet.ts'
import { content } from '../content/content.ts'
import { catalogueOf } from '../testing/catalogue-of.ts'

const { categories, products } = catalogueOf(600)
const described = [
  ...categories.map(({ id, title, perex }) => ({ id, title, text: perex })),
  ...products.map(({ id, name, perex }) => ({ id, title: name, text: perex })),
]
const pages = content.pages.map(({ id, title, content: texts }) => ({ id, title, texts }))

describe('what search engines show', () => {
  it('has descriptions of 80 to 160 characters that are not the title', () => {
    for (const locale of locales) {
      const all = [
        ...described.map(({ id, title, text }) => ({ id, title: title[locale], text: text[locale] })),
        ...pages.map(({ id, title, texts }) => ({ id, title: title[locale], text: paragraphsOf(texts[locale]) })),
      ].map(({ id, title, text }) => ({ id, title, description: seoDescriptionOf(text, title, locale) }))
      const wrong = all.filter(({ title, description }) => description.length < 80 || description.length > 160 || description === title)
      expect(wrong).toEqual([])
      expect(all.filter(({ description }) => !/[.!?…)“”]$/.test(description))).toEqual([])
    }
  })

  it('has titles that are shown whole', () => {
    for (const locale of locales) {
      const titles = described.map(({ title }) => seoTitleOf(title[locale]))
      expect(titles.filter(({ length }) => length > 65)).toEqual([])
    }
  })

  it('cuts titles at commas and long texts at words', () => {
    expect(seoTitleOf('Zefyra Aura – Badlüfter axial, Ø 100–150 mm, 145 m³/h, weiß, mit Nachlauf')).toBe('Zefyra Aura – Badlüfter axial, Ø 100–150 mm, 145 m³/h')
    const long = seoDescriptionOf('wort '.repeat(60).trim(), 'Titel', 'de')
    expect(long).toMatch(/wort…$/)
    expect(long.length).toBeLessThanOrEqual(160)
  })
})

import { describe, it } from 'vitest'
import { locales } from '../../domain/locale.ts'
import { brands } from '../../demo/catalogue/brands.ts'
import { parameters } from '../../demo/catalogue/parameters.ts'
import { documentTexts, documentTitles } from './document-texts.ts'
import { encodeText } from './pdf-text.ts'

describe('letters of the documents', () => {
  it('has every letter that the products are described with, in four languages', ({ expect }) => {
    const texts = locales.flatMap((locale) => {
      const { signals, ...others } = documentTexts[locale]
      return [
        ...Object.values(signals),
        ...Object.values(others),
        ...Object.values(documentTitles).map((title) => title[locale]),
        ...parameters.flatMap(({ title, group, values, unit }) => [
          unit,
          title[locale],
          group[locale],
          ...values.map((value) => value.title[locale]),
        ]),
        ...brands.flatMap(({ manufacturer }) => [
          manufacturer.address,
          manufacturer.euRepresentative ?? '',
        ]),
      ]
    })
    const lost = texts.filter((text) => encodeText(text.replaceAll('?', '')).includes('?'))
    expect(lost).toEqual([])
  })

  it('escapes what would end a string, and keeps to one byte a letter', ({ expect }) => {
    expect(encodeText('Ø 100 (A\\B)')).toMatch(/ 100 \\\(A\\\\B\\\)$/)
    const coded = encodeText('Příkon ≤ 5 W, CO₂')
    expect(coded.length).toBe('Příkon <= 5 W, CO2'.length)
    expect([...coded].every((letter) => letter.charCodeAt(0) < 256)).toBe(true)
  })
})

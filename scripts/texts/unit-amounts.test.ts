import { globSync, readFileSync } from 'node:fs'
import { describe, it } from 'vitest'
import {
  unitAmount as mailedAmount,
  unitWord as unitWordInFiles,
} from '../../backend/texts/unit-amount.ts'
import { createFormat } from '../../client/i18n/format.ts'
import { createText } from '../../client/i18n/text.ts'
import { amountOfItem, unitAmount, unitWord } from '../../client/ui/price/unit-amount.ts'
import type { Locale } from '../../domain/locale.ts'
import { locales } from '../../domain/locales/locales.ts'
import { ownUnits } from '../../domain/product/availability.ts'
import { readDictionary } from './read-texts.ts'

const shopIn = (locale: Locale) => ({
  context: { locale },
  text: createText(locale, readDictionary(locale)),
  format: createFormat({ locale }, 'EUR', []),
})

describe('§9 amounts in units of sale', () => {
  it.for<[Locale, string, number, string]>([
    ['de', 'set', 1, '1 Set'],
    ['de', 'set', 4, '4 Sets'],
    ['de', 'pack', 2, '2 Packungen'],
    ['de', 'metre', 2.5, '2,5 m'],
    ['cs', 'piece', 4, '4 ks'],
    ['cs', 'set', 1, '1 sada'],
    ['cs', 'set', 4, '4 sady'],
    ['cs', 'set', 5, '5 sad'],
    ['cs', 'set', 21, '21 sad'],
    ['cs', 'pair', 1.5, '1,5 páru'],
    ['sk', 'set', 3, '3 sady'],
    ['sk', 'set', 5, '5 sád'],
    ['sk', 'pack', 5, '5 balení'],
    ['en', 'piece', 1, '1 pc'],
    ['en', 'set', 4, '4 sets'],
  ])('have plural forms in %s, of %s %d: %s', ([locale, code, amount, shown], { expect }) => {
    const written = unitAmount({ code, step: 1 }, amount, shopIn(locale))
    expect(written.replaceAll('\u00a0', ' ')).toBe(shown)
  })

  it.for(locales)('are the same on the page as in mails and PDF in %s', (locale, { expect }) => {
    for (const code of ownUnits)
      for (const amount of [0.5, 1, 2, 2.5, 4, 5, 21, 1200])
        expect(mailedAmount({ code }, amount, locale)).toBe(
          unitAmount({ code, step: 1 }, amount, shopIn(locale)),
        )
  })

  it('have the same plural form where the unit is alone, as in a column', ({ expect }) => {
    const set = { code: 'set', step: 1 }
    expect([1, 4, 5].map((amount) => unitWord(set, amount, shopIn('cs')))).toEqual([
      'sada',
      'sady',
      'sad',
    ])
    for (const locale of locales)
      for (const code of ownUnits)
        for (const amount of [0.5, 1, 4, 1200])
          expect(unitWordInFiles({ code }, amount, locale)).toBe(
            unitWord({ code, step: 1 }, amount, shopIn(locale)),
          )
  })

  it('stand before the name of an item that is not sold by the piece', ({ expect }) => {
    const shop = shopIn('de')
    expect(amountOfItem({ amount: 2 }, shop)).toBe('2 ×')
    expect(amountOfItem({ amount: 2, unit: { code: 'piece', step: 1 } }, shop)).toBe('2 ×')
    expect(amountOfItem({ amount: 2.5, unit: { code: 'metre', step: 0.5 } }, shop)).toBe(
      '2,5\u00a0m ×',
    )
  })

  it('are forgotten by no component that writes an amount before a name', ({ expect }) => {
    const files = globSync('client/**/*.tsx').filter((file) => !file.includes('.test.'))
    expect(files.length).toBeGreaterThan(100)
    const bare = /format\.number\([\w.]*amount\)\} ×/i
    expect(files.filter((file) => bare.test(readFileSync(file, 'utf8')))).toEqual([])
  })
})

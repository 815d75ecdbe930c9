import { describe, expect, it } from 'vitest'
import { shopWords } from '../../backend/texts/shop-texts.ts'
import { locales } from '../../domain/locale.ts'
import { readDictionary } from './read-texts.ts'

describe('§9 words of mails, invoices and files of orders', () => {
  it('are those of the storefront in each language', () => {
    for (const locale of locales) expect(readDictionary(locale)).toMatchObject(shopWords[locale])
  })
})

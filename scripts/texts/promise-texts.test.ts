import { describe, expect, it } from 'vitest'
import { templates } from '../../backend/texts/promise-texts.ts'
import { locales } from '../../domain/locale.ts'
import { readDictionary } from './read-texts.ts'

describe('§9 promises of delivery in mails', () => {
  it('have the words of the storefront in each language', () => {
    for (const locale of locales) expect(readDictionary(locale)).toMatchObject(templates[locale])
  })
})

import { expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

const all = ['de', 'cs', 'sk', 'en'] as const

it('offers the browser’s first language that the shop has', () => {
  expect(offeredLanguage(['fr-FR', 'cs-CZ', 'en'], 'de', all)).toBe('cs')
})

it('offers nothing if the page is in it', () => {
  expect(offeredLanguage(['de-AT', 'en'], 'de', all)).toBeNull()
})

it('offers no language without a domain', () => {
  expect(offeredLanguage(['sk'], 'de', ['de', 'cs'])).toBeNull()
  expect(offeredLanguage(['fr'], 'de', all)).toBeNull()
})

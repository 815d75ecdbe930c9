import { expect, it } from 'vitest'
import { offeredLanguage } from './offered-language.ts'

const all = ['de', 'cs', 'sk', 'en'] as const

it('offers the first language that the shop speaks', () => {
  expect(offeredLanguage(['fr-FR', 'cs-CZ', 'en'], 'de', all)).toBe('cs')
})

it('offers nothing to who reads the page', () => {
  expect(offeredLanguage(['de-AT', 'en'], 'de', all)).toBeNull()
})

it('offers no language that has no domain', () => {
  expect(offeredLanguage(['sk'], 'de', ['de', 'cs'])).toBeNull()
  expect(offeredLanguage(['fr'], 'de', all)).toBeNull()
})

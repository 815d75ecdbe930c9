import { expect, it } from 'vitest'
import { needsConsent } from './consent.ts'

const day = 24 * 60 * 60 * 1000
const refused = { statistics: false, marketing: false, at: 1000 * day }

it('asks who was never asked', () => {
  expect(needsConsent(null, 0)).toBe(true)
})

it('does not ask again after a refusal', () => {
  expect(needsConsent(refused, 1000 * day)).toBe(false)
  expect(needsConsent(refused, 1364 * day)).toBe(false)
})

it('asks again after a year', () => {
  expect(needsConsent(refused, 1366 * day)).toBe(true)
})

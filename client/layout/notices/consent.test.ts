import { expect, it } from 'vitest'
import { needsConsent } from './consent.ts'

const day = 24 * 60 * 60 * 1000
const refused = { statistics: false, marketing: false, at: 1000 * day }

it('asks a visitor who has not answered', () => {
  expect(needsConsent(null, 0)).toBe(true)
})

it('does not ask again after a refusal', () => {
  expect(needsConsent(refused, 1000 * day)).toBe(false)
  expect(needsConsent(refused, 1364 * day)).toBe(false)
})

it('does not ask again after a clock was a day wrong', () => {
  expect(needsConsent(refused, 999 * day)).toBe(false)
  expect(needsConsent(refused, 1001 * day)).toBe(false)
})

it('asks again if the answer is too far in the future', () => {
  expect(needsConsent(refused, 900 * day)).toBe(true)
})

it('asks again after a year', () => {
  expect(needsConsent(refused, 1366 * day)).toBe(true)
})

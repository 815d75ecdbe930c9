import { expect, it } from 'vitest'
import { waitingTime } from './waiting-time.ts'

it.each([
  [1, 'de', '1 Minute'],
  [60, 'en', '1 minute'],
  [61, 'de', '2 Minuten'],
  [14 * 60, 'cs', '14 minut'],
  [119 * 60, 'sk', '119 minút'],
  [2 * 3600, 'de', '2 Stunden'],
  [23.5 * 3600, 'en', '24 hours'],
] as const)('formats %i seconds in %s, rounded up: %s', (seconds, locale, told) => {
  expect(waitingTime(seconds, locale)).toBe(told)
})

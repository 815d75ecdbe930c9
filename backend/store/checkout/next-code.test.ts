import { env } from 'cloudflare:test'
import { describe, it } from 'vitest'
import { assignOrderCode } from './next-code.ts'

describe('§9 order number', () => {
  it.for([
    ['2026-12-31T22:59:59Z', '2026'],
    // The New Year's first hour in the shop, which is still the old year in UTC.
    ['2026-12-31T23:00:00Z', '2027'],
    ['2027-12-31T22:59:59Z', '2027'],
  ] as const)(
    'of an order at %s begins with %s, as its invoice',
    async ([at, year], { expect }) => {
      expect(await assignOrderCode(env.DB, new Date(at))).toMatch(new RegExp(`^${year}\\d{6}$`))
    },
  )
})

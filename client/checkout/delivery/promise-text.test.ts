import { describe, expect, it } from 'vitest'
import { promiseText } from '../../../domain/checkout/delivery/promise-text.ts'
import type { Locale } from '../../../domain/locale.ts'
import { createText } from '../../i18n/text.ts'
import dictionaries from 'virtual:texts'

const days = { today: '2026-11-23', tomorrow: '2026-11-24', date: '2026-11-25' }
const morning = new Date('2026-11-23T08:00:00Z')
const evening = new Date('2026-11-23T18:00:00Z')

async function promiseOn(locale: Locale, day: string, isPickup = false, now = morning) {
  const text = createText(locale, (await dictionaries[locale]?.())?.default ?? {})
  const promise = { kind: 'date', day, orderBy: '2026-11-23T11:00:00.000Z' } as const
  return promiseText(promise, { type: isPickup ? 'PERSONAL' : 'DELIVERY', locale, now }, text)
}

describe('§4 Delivery date: its text', () => {
  it.each([
    ['de', 'date', false, 'Lieferung Mittwoch, 25. November'],
    ['de', 'tomorrow', false, 'Lieferung morgen'],
    ['de', 'today', true, 'Sofort abholbereit'],
    ['cs', 'date', true, 'K vyzvednutí: středa 25. listopadu'],
    ['sk', 'date', false, 'Doručenie: streda 25. novembra'],
    ['en', 'tomorrow', true, 'Ready for collection tomorrow'],
  ] as const)('%s %s (pick-up: %s): %s', async (locale, kind, isPickup, expected) => {
    expect(await promiseOn(locale, days[kind], isPickup)).toBe(expected)
  })

  it.each(['de', 'cs', 'sk', 'en'] as const)('%s tells all seven apart', async (locale) => {
    const texts = await Promise.all([
      promiseOn(locale, days.today, true, evening),
      ...Object.values(days).flatMap((day) => [
        promiseOn(locale, day),
        promiseOn(locale, day, true),
      ]),
    ])
    expect(new Set(texts).size).toBe(7)
  })
})

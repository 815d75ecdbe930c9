import { describe, expect, it } from 'vitest'
import type { Locale } from '../../../domain/locale.ts'
import { createText } from '../../i18n/text.ts'
import dictionaries from 'virtual:texts'
import { deliveryText } from './delivery-text.ts'

async function said(
  locale: Locale,
  kind: 'immediate' | 'today' | 'tomorrow' | 'date',
  pickup = false,
) {
  const text = createText(locale, (await dictionaries[locale]()).default)
  // Only the locale of the context is read.
  const shop = { text, context: { locale } } as Parameters<typeof deliveryText>[0]
  return deliveryText(shop, { kind, date: '2026-11-23', pickup })
}

describe('§4 Delivery date: its text', () => {
  it.each([
    ['de', 'date', false, 'Lieferung Montag, 23. November'],
    ['de', 'tomorrow', false, 'Lieferung morgen'],
    ['de', 'immediate', true, 'Sofort abholbereit'],
    ['cs', 'date', true, 'K vyzvednutí: pondělí 23. listopadu'],
    ['sk', 'date', false, 'Doručenie: pondelok 23. novembra'],
    ['en', 'today', true, 'Ready for collection today'],
  ] as const)('%s %s (pick-up: %s): %s', async (locale, kind, pickup, expected) => {
    expect(await said(locale, kind, pickup)).toBe(expected)
  })

  it.each(['de', 'cs', 'sk', 'en'] as const)('%s tells all seven apart', async (locale) => {
    const kinds = ['today', 'tomorrow', 'date'] as const
    const texts = await Promise.all([
      said(locale, 'immediate', true),
      ...kinds.flatMap((kind) => [said(locale, kind), said(locale, kind, true)]),
    ])
    expect(new Set(texts).size).toBe(7)
  })
})

import type { ShopPromises } from '../../../domain/frame.ts'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { AvailabilityLine } from './availability-line.tsx'
import { ServiceLinks } from './service-links.tsx'

const line = (
  <AvailabilityLine
    availability={{
      isAvailable: true,
      stock: 4,
      checkStock: true,
      amountMin: 1,
      amountMax: null,
      delayDays: 0,
      availability: 'Auf Lager',
      soldAvailability: 'Ausverkauft',
    }}
    unit={{ code: 'piece', step: 1 }}
  />
)

describe('S2-8: a shop says only what its merchant promises', () => {
  it('names days of delivery where they are promised, and none elsewhere', () => {
    expect(renderInShop(line)).not.toContain('Werktagen')
    const promises: ShopPromises = { deliveryDays: [3, 5] }
    expect(renderInShop(line, { globals: { promises } })).toMatch(
      /bei Ihnen in 3–\u20605\sWerktagen/,
    )
  })

  it('names the periods of the law, or longer ones', () => {
    expect(renderInShop(<ServiceLinks />)).toContain('14 Tage Widerrufsrecht')
    const html = renderInShop(<ServiceLinks />, {
      globals: { promises: { withdrawalDays: 30, guaranteeYears: 3 } },
    })
    expect(html).toContain('30 Tage Widerrufsrecht')
    expect(html).toContain('3 Jahre gesetzliche')
  })
})

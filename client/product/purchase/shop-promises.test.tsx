import type { ShopPromises } from '../../../domain/site.ts'
import { describe, expect, it } from 'vitest'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { sampleVariant } from '../../testing/sample-product.ts'
import { AvailabilityLine } from './availability-line.tsx'
import { BranchStock } from './branch-stock.tsx'
import { ServiceLinks } from './service-links.tsx'

const availability = {
  isAvailable: true,
  stock: 4,
  checkStock: true,
  amountMin: 1,
  amountMax: null,
  delayDays: 0,
  availability: 'Auf Lager',
  soldAvailability: 'Ausverkauft',
}
const unit = { code: 'piece', step: 1 } as const
const line = <AvailabilityLine availability={availability} unit={unit} />

describe('S2-8: a shop shows only its merchant’s promises', () => {
  it('shows delivery days if they are promised, and none otherwise', () => {
    expect(renderInShop(line)).not.toContain('Werktagen')
    const promises: ShopPromises = { deliveryDays: [3, 5] }
    expect(renderInShop(line, { globals: { promises } })).toMatch(
      /Lieferung in 3–\u20605\sWerktagen/,
    )
  })

  it('§9 shows durations by shipping class, and never a date', () => {
    const terms = (days: number) => ({ closesAt: '12:00', transit: { days, from: 'DEU' } })
    const globals = {
      delivery: { parcel: terms(1), freight: terms(3) },
      promises: { deliveryDays: [7, 9] } satisfies ShopPromises,
    }
    expect(renderInShop(line, { globals })).toMatch(/Lieferung in 1–\u20602\sWerktagen/)
    const long = { ...availability, shippingClass: 'freight' } as const
    expect(renderInShop(<AvailabilityLine availability={long} unit={unit} />, { globals })).toMatch(
      /Lieferung in 3–\u20604\sWerktagen/,
    )
  })

  it('§9 uses only warehouses that the amount is dispatched from', () => {
    const warehouse = { id: 'a', stock: 5, virtual: false, shipper: true, delayDays: 0 }
    const warehouses = [
      warehouse,
      { ...warehouse, id: 'b', stock: 20, delayDays: 3 },
      { ...warehouse, id: 'shop', stock: 50, shipper: false },
    ]
    const rendered = (amount?: number) =>
      renderInShop(<AvailabilityLine {...{ availability, unit, amount, warehouses }} isMain />)
    expect(rendered()).not.toContain('versandfertig')
    expect(rendered(5)).not.toContain('versandfertig')
    expect(rendered(6)).toMatch(/versandfertig in 3\sTagen/)
  })

  it('§9 shows the stock of each branch, by its warehouse, and of no others', () => {
    const warehouse = { id: 'a', virtual: false, shipper: true, delayDays: 0 }
    const variant = sampleVariant('v1', {
      warehouses: [
        { ...warehouse, stock: 3, branches: ['Leipzig', 'Berlin'] },
        { ...warehouse, id: 'b', stock: 0, branches: ['Brno'] },
        { ...warehouse, id: 'c', stock: 40 },
      ],
    })
    const html = renderInShop(<BranchStock variant={variant} />)
    expect(html).toMatch(/Leipzig, Berlin<\/strong> 3\sStück zum Abholen/)
    expect(html).toMatch(/Brno<\/strong> nicht vor Ort/)
    expect(html).not.toContain('40')
    expect(renderInShop(<BranchStock variant={sampleVariant('v1')} />)).toBe('')
  })

  it('shows the statutory periods, or longer ones', () => {
    expect(renderInShop(<ServiceLinks />)).toContain('14 Tage Widerrufsrecht')
    const html = renderInShop(<ServiceLinks />, {
      globals: { promises: { withdrawalDays: 30, guaranteeYears: 3 } },
    })
    expect(html).toContain('30 Tage Widerrufsrecht')
    expect(html).toContain('3 Jahre gesetzliche')
  })
})

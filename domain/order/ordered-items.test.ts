import { describe, it } from 'vitest'
import type { Order } from './order.ts'
import { orderedItems, reorderableItems } from './ordered-items.ts'

const item = (variantId: string, more: Partial<Order['items'][number]> = {}) => ({
  id: `line-${variantId}`,
  productId: 'p',
  variantId,
  name: variantId,
  catalogCode: variantId,
  amount: 1,
  unitWithTax: 1,
  totalWithTax: 1,
  ...more,
})
const items = [
  item('fan'),
  item('duct', { parentId: 'line-fan' }),
  item('filter', { isGift: true, productId: '', catalogCode: '' }),
  item('', { name: 'WILLKOMMEN10', unitWithTax: -5, totalWithTax: -5 }),
]

describe('§7 items of an order', () => {
  it('are products only if they have a variant', ({ expect }) => {
    expect(orderedItems({ items }).map(({ variantId }) => variantId)).toEqual([
      'fan',
      'duct',
      'filter',
    ])
  })

  it('are reordered without discounts, gifts and parts of a set', ({ expect }) => {
    expect(reorderableItems({ items }).map(({ variantId }) => variantId)).toEqual(['fan'])
  })
})

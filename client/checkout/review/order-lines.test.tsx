import { describe, expect, it } from 'vitest'
import type { DocumentLine } from '../../../domain/order/order-document.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { OrderLines } from './order-lines.tsx'

const line = {
  id: 'l1',
  parentId: null,
  kind: 'product',
  productId: 'p',
  variantId: 'v',
  name: 'Dichtmasse',
  catalogCode: 'D-1',
  unit: { code: 'piece', step: 1 },
  amount: 2,
  freeAmount: 0,
  unitPrice: { net: 5, gross: 6 },
  listPrice: null,
  basePrice: { withTax: 19.9, withoutTax: 16.72, unit: 'l' },
  total: { net: 10, gross: 12, vat: 2, rate: 19, category: 'S' },
} satisfies Partial<DocumentLine>

describe('PAngV § 4 lines of an order', () => {
  it.each([
    ['gross', '19.90'],
    ['net', '16.72'],
  ] as const)('show the price per measure by the price display: %s', (view, amount) => {
    // Only the displayed fields of a line.
    const html = renderInShop(<OrderLines lines={[line as unknown as DocumentLine]} view={view} />)
    expect(html.replaceAll('\u00A0', ' ')).toContain(`${amount} EUR / l`)
  })

  it('do not repeat the price of goods sold by the measure itself', () => {
    const litre = { code: 'litre', step: 1, name: { label: 'l', other: 'l' } }
    const sold = { ...line, unit: litre } as unknown as DocumentLine
    expect(renderInShop(<OrderLines lines={[sold]} view="gross" />)).not.toContain('19.90')
  })
})

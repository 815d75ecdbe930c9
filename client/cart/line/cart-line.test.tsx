import { expect, it } from 'vitest'
import type { CartItem } from '../../../domain/cart/cart.ts'
import { exampleCartItem } from '../../../domain/contract/testing/examples/entities/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CartLine } from './cart-line.tsx'
import { LineExtras } from './line-extras.tsx'

const nothing = () => {}

/** Price texts of a line, with the cart's calculated totals. */
function priceOf(netPrices: boolean, more: Partial<CartItem> = {}): string | undefined {
  const prices = { ...exampleCartItem.prices, unitWithTax: 119, unitWithoutTax: 100 }
  const html = renderInShop(
    <CartLine
      item={{ ...exampleCartItem, prices, ...more }}
      total={netPrices ? 200 : 238}
      delivery=""
      delays=""
      trouble={undefined}
      changed={null}
      onAmount={nothing}
      onRemove={nothing}
    />,
    { context: { netPrices } },
  )
  return html.split('cart-line__unit-price">')[1]
}

it('§9 net prices: a cart line shows its price and total without tax, and no other', () => {
  expect(priceOf(true)).toMatch(/^100[,.]00/)
  expect(priceOf(true)).toMatch(/200[,.]00/)
  expect(priceOf(true)).not.toMatch(/119|238/)
  expect(priceOf(false)).toMatch(/^119[,.]00/)
  expect(priceOf(false)).toMatch(/238[,.]00/)
})

it('§9 units: a line of goods sold by the metre shows its price per metre once', () => {
  const basePrice = { withTax: 119, withoutTax: 100, unit: 'm' }
  const prices = { ...exampleCartItem.prices, unitWithTax: 119, unitWithoutTax: 100, basePrice }
  const sold = (label: string) => {
    const unit = { code: 'own', step: 1, name: { label, other: label } }
    return priceOf(false, { prices, variant: { ...exampleCartItem.variant, unit } })
  }
  expect(sold('m')?.match(/119[,.]00/g)).toHaveLength(1)
  expect(sold('Rolle')?.match(/119[,.]00/g)).toHaveLength(2)
})

it('§3 gifts: the amount of a gift has its unit of sale', () => {
  const gift = { productId: 'p', variantId: 'g', name: 'Schellen', amount: 2 }
  const shown = (unit?: NonNullable<CartItem['gifts']>[number]['unit']) =>
    renderInShop(<LineExtras item={{ ...exampleCartItem, gifts: [{ ...gift, unit }] }} />)
  const pair = { code: 'own', step: 1, name: { label: 'Pr', one: 'Pr', other: 'Paare' } }
  expect(shown(pair).replaceAll('\u00A0', ' ')).toContain('2 Paare × Schellen')
  expect(shown()).toContain('2 × Schellen')
})

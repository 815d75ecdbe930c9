import { expect, it } from 'vitest'
import { exampleCartItem } from '../../../domain/contract/testing/examples/entities/cart.ts'
import { renderInShop } from '../../testing/render-in-shop.tsx'
import { CartLine } from './cart-line.tsx'

const nothing = () => {}

/** Price texts of a line, with the cart's calculated totals. */
function priceOf(netPrices: boolean): string | undefined {
  const prices = { ...exampleCartItem.prices, unitWithTax: 119, unitWithoutTax: 100 }
  const html = renderInShop(
    <CartLine
      item={{ ...exampleCartItem, prices }}
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

import { describe, expect, it } from 'vitest'
import { exampleCart } from '../../domain/contract/testing/examples/entities/cart.ts'
import { renderInShop } from '../testing/render-in-shop.tsx'
import { CartBar } from './cart-bar.tsx'
import { CartContinue } from './cart-continue.tsx'

/** Items for 68 €, 61.20 € with a coupon, in a shop with these settings. */
function render(settings: Parameters<typeof renderInShop>[1]) {
  const cart = { ...exampleCart, prices: { ...exampleCart.prices, totalWithTax: 61.2 } }
  const both = (
    <>
      <CartContinue cart={cart} />
      <CartBar cart={cart} total={71.4} />
    </>
  )
  return renderInShop(both, settings)
}

const checkoutLink = 'href="/checkout/methods"'

describe('the checkout button of the cart', () => {
  it('§3 is enabled from the minimum order value on, regardless of a coupon', () => {
    expect(render({ globals: { orderMinimumValue: 68 } }).split(checkoutLink)).toHaveLength(3)
  })

  it('§3 is disabled below it, with the missing amount', () => {
    const page = render({ globals: { orderMinimumValue: 100 } })
    expect(page).not.toContain(checkoutLink)
    expect(page).toContain('Mindestbestellwert')
    expect(page).toMatch(/fehlen noch 32[.,]00/)
  })

  it('§9 net prices: says that the minimum order value includes VAT', () => {
    const settings = { globals: { orderMinimumValue: 100 }, context: { netPrices: true } }
    expect(render(settings)).toMatch(/Mindestbestellwert 100[.,]00.EUR inkl\. MwSt/)
    expect(render({ globals: { orderMinimumValue: 100 } })).not.toContain('MwSt')
  })

  it('§9 has the total of the summary beside it on small screens, in both price displays', () => {
    for (const netPrices of [false, true]) {
      const page = render({ globals: { orderMinimumValue: 1 }, context: { netPrices } })
      expect(page).toMatch(/Voraussichtlich gesamt<.*71[.,]40/)
    }
  })

  it('§6 is disabled while shopping is disabled, with the shop’s message', () => {
    const page = render({
      configuration: { shoppingDisabled: true, shoppingDisabledText: 'Wir ziehen um.' },
    })
    expect(page).not.toContain(checkoutLink)
    expect(page).toContain('Wir ziehen um.')
  })
})

import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import { lineName } from '../../../domain/cart/cart-lines.ts'
import { useShop } from '../../shop.tsx'
import { Button } from '../../ui/button.tsx'
import { grossPrice } from '../../ui/price/gross-price.ts'
import { amountOfItem } from '../../ui/price/unit-amount.ts'
import { Notice } from '../../ui/notice.tsx'

/**
 * Lines that make shipping expensive, and shorter cut lengths to replace them; works without
 * JavaScript.
 */
export function SwapOffer({ cart }: { cart: Cart }) {
  const shop = useShop()
  const { text } = shop
  const { swap } = cart
  if (!swap) return null
  const names = swap.lines.flatMap(({ itemId }) => {
    const item = cart.items.find(({ id }) => id === itemId)
    return item ? lineName(item) : []
  })
  const pieces = swap.lines.map((piece) => `${amountOfItem(piece, shop)} ${piece.name}`)
  const { from, to } = swap
  return (
    <Notice
      title={text('cartPage.swap.title', { from, names: names.join(', ') })}
      action={
        <form method="post" action={api.cartItems}>
          <Button type="submit" variant="secondary" name="intent" value="swap">
            {text('cartPage.swap.submit', { saving: grossPrice(swap.saving, shop) })}
          </Button>
        </form>
      }
    >
      {text('cartPage.swap.text', { pieces: pieces.join(', '), to })}
    </Notice>
  )
}

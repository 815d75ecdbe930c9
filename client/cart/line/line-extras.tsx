import type { CartItem } from '../../../domain/cart/cart.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { amountOfItem, unitAmount } from '../../ui/price/unit-amount.ts'

/** Free extras of a line, and that it is paid with credits. */
export function LineExtras({ item }: { item: CartItem }) {
  const shop = useShop()
  const { text } = shop
  const { credits, freeAmount = 0, gifts = [] } = item
  return (
    <>
      {freeAmount > 0 && (
        <p className="cart-line__extra">
          <Icon name="percent" size={16} />{' '}
          {text('sums.freeAmount', { amount: unitAmount(item.variant.unit, freeAmount, shop) })}
        </p>
      )}
      {gifts.map((gift) => (
        <p key={gift.variantId} className="cart-line__extra">
          <Icon name="gift" size={16} />{' '}
          {text('cartPage.lineGift', { item: `${amountOfItem(gift, shop)} ${gift.name}` })}
        </p>
      ))}
      {credits && (
        <p className="cart-line__extra">
          <Icon name="star" size={16} /> {text('cartPage.forCredits')}
        </p>
      )}
    </>
  )
}

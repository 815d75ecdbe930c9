import type { CartItem } from '../../../domain/cart/cart.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

/** Free extras of a line, and that it is paid with credits. */
export function LineExtras({ item, unit }: { item: CartItem; unit: string }) {
  const { format, text } = useShop()
  const { credits, freeAmount = 0, gifts = [] } = item
  return (
    <>
      {freeAmount > 0 && (
        <p className="cart-line__extra">
          <Icon name="percent" size={16} />{' '}
          {text('sums.freeAmount', { amount: format.quantity(freeAmount, unit) })}
        </p>
      )}
      {gifts.map(({ variantId, name, amount }) => (
        <p key={variantId} className="cart-line__extra">
          <Icon name="gift" size={16} />{' '}
          {text('cartPage.lineGift', { amount: format.number(amount), name })}
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

import { useShop } from '../../shop.tsx'
import { useCart } from '../../cart/state/use-cart.ts'
import { Icon } from '../../ui/icon.tsx'

export function CartLink() {
  const { routes, text, format } = useShop()
  const { cart } = useCart()
  const count = cart?.items.filter(({ isDiscount }) => !isDiscount).length ?? 0
  return (
    <a className="header-link cart-link" href={routes.checkout()}>
      <Icon name="shopping-cart" size={24} />
      <span className="header-link__label">{text('header.cart')}</span>
      {count > 0 && (
        <span className="cart-link__count">
          <span aria-hidden="true">{format.number(count)}</span>
          <span className="visually-hidden">, {text.count('cart.items', count)}</span>
        </span>
      )}
    </a>
  )
}

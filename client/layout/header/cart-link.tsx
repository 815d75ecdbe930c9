import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import { cartCount, watchCartCount } from '../../cart/count/cart-count.ts'
import { useShop } from '../../shop.tsx'
import { Icon } from '../../ui/icon/icon.tsx'

export function CartLink() {
  useSignals()
  const { routes, text, format } = useShop()
  const count = cartCount.value
  useEffect(watchCartCount, [])
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

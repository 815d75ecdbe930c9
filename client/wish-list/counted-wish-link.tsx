import { useShop } from '../shop.tsx'
import { Icon } from '../ui/icon/icon.tsx'

export function CountedWishLink({ count }: { count: number }) {
  const { routes, text, format } = useShop()
  return (
    <a className="header-link wish-link" href={routes.wishList()}>
      <Icon name="heart" size={24} />
      <span className="header-link__label">{text('wishList.link')}</span>
      {count > 0 && (
        <span className="cart-link__count">
          <span aria-hidden="true">{format.number(count)}</span>
          <span className="visually-hidden">, {text.count('wishList.count', count)}</span>
        </span>
      )}
    </a>
  )
}

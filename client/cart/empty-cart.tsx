import type { Order } from '../../domain/order/order.ts'
import { useShop } from '../shop.tsx'
import { LastOrder } from './last-order.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Notice } from '../ui/notice.tsx'
import { ShopLink } from '../ui/shop-link.tsx'

const maxCategories = 6

interface EmptyCartProps {
  lastOrder: Order | null
  /** It had lines when the page was opened, and was emptied elsewhere. */
  isExpired: boolean
}

/** Empty cart, with links to products. */
export function EmptyCart({ lastOrder, isExpired }: EmptyCartProps) {
  const { site, routes, text } = useShop()
  const categories = site.menus.find(({ code }) => code === 'main')?.items ?? []
  if (lastOrder) return <LastOrder order={lastOrder} />
  return (
    <section className="empty-cart">
      {isExpired && (
        <Notice kind="info" role="status">
          {text('cartPage.expired')}
        </Notice>
      )}
      <div className="empty-cart__drawing" aria-hidden="true">
        <Icon name="shopping-cart" size={40} />
      </div>
      <h1>{text('cartExtras.empty.title')}</h1>
      <p>{text('cartExtras.empty.text')}</p>
      <p className="empty-cart__kept">{text('cartExtras.kept')}</p>
      <p className="empty-cart__actions">
        <ButtonLink href={routes.home()} variant="primary">
          {text('cartExtras.empty.home')}
        </ButtonLink>
        <ButtonLink href={routes.search()} variant="secondary" icon="search">
          {text('cartExtras.empty.search')}
        </ButtonLink>
      </p>
      {categories.length > 0 && (
        <ul className="empty-cart__categories">
          {categories.slice(0, maxCategories).map(({ id, title, link }) => (
            <li key={id}>
              <ShopLink link={link}>{title}</ShopLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

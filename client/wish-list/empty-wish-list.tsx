import { useShop } from '../shop.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'

/** Empty state: how to add items, and where. */
export function EmptyWishList() {
  const { routes, text } = useShop()
  return (
    <div className="empty-list">
      <Icon name="heart" size={40} />
      <h2>{text('wishList.empty')}</h2>
      <p>{text('wishList.emptyText')}</p>
      <ButtonLink href={routes.home()} variant="primary">
        {text('wishList.browse')}
      </ButtonLink>
    </div>
  )
}

import { accountApi } from '../../domain/account/account-api.ts'
import type { ShoppingList } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'

interface ListSharingProps {
  list: Pick<ShoppingList, 'id' | 'shareToken'>
  /** Absolute URL, for a link that can be sent. */
  origin: string
}

/** Shares a list by a secret link, or stops sharing it. */
export function ListSharing({ list: { id, shareToken }, origin }: ListSharingProps) {
  const { routes, text } = useShop()
  return (
    <section className="customer__section no-print" aria-labelledby="share">
      <h2 id="share">{text('customer.lists.shareTitle')}</h2>
      <p>{text(shareToken ? 'customer.lists.shareOpen' : 'customer.lists.shareLead')}</p>
      <form method="post" action={accountApi.userList(id)} className="customer__form">
        {shareToken && (
          <label>
            {text('customer.lists.shareLink')}
            <input
              type="url"
              readOnly
              value={origin + routes.sharedList(shareToken)}
              className="input"
            />
          </label>
        )}
        <p className="customer__actions">
          <Button type="submit" name="intent" value={shareToken ? 'unshare' : 'share'}>
            {text(shareToken ? 'customer.lists.unshare' : 'customer.lists.share')}
          </Button>
        </p>
      </form>
    </section>
  )
}

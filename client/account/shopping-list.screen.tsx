import { Incompatibilities } from '../cart/lazy-cart.ts'
import { linesOf } from '../../domain/cart/shopping-list.ts'
import { accountApi } from '../../domain/account/account-api.ts'
import { AccountArea } from './account-area.tsx'
import { ListItem } from './list-item.tsx'
import { ListItemActions } from './list-item-actions.tsx'
import { ListSharing } from './list-sharing.tsx'
import { Button } from '../ui/button.tsx'
import { UnavailableItems } from './unavailable-items.tsx'
import { useShop } from '../shop.tsx'
import type { ShoppingListProps } from '../../domain/screens/account/shopping-list.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

export function Screen({ list, origin, missing, incompatibilities }: ShoppingListProps) {
  const { routes, text } = useShop()
  const { account } = routes
  const above = [{ title: text('customer.lists.title'), href: account.lists() }]
  const buyable = list.items.filter(({ disabled }) => !disabled)
  return (
    <AccountArea title={list.name} current={account.lists()} above={above}>
      <UnavailableItems names={missing} />
      <LazyBoundary>
        <Incompatibilities lines={linesOf(list)} initial={incompatibilities} />
      </LazyBoundary>
      {list.items.length === 0 && <p>{text('customer.lists.empty')}</p>}
      <ul className="list-items">
        {list.items.map((item) => (
          <ListItem key={item.id} item={item}>
            <ListItemActions listId={list.id} item={item} />
          </ListItem>
        ))}
      </ul>
      <form method="post" action={accountApi.userList(list.id)} className="customer__actions">
        {buyable.length > 0 && (
          <Button type="submit" variant="primary" icon="shopping-cart" name="intent" value="buy">
            {text('customer.lists.buy')}
          </Button>
        )}
        <Button type="submit" variant="quiet" name="intent" value="remove">
          {text('customer.lists.remove')}
        </Button>
      </form>
      <ListSharing list={list} origin={origin} />
    </AccountArea>
  )
}

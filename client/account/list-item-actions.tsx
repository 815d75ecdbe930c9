import { accountApi } from '../../domain/account/account-api.ts'
import type { ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'

interface ListItemActionsProps {
  listId: string
  item: Pick<ShoppingListItem, 'id' | 'name' | 'sticky'>
}

/** Pins an item to the top of its list, or removes it. */
export function ListItemActions({ listId, item: { id, name, sticky } }: ListItemActionsProps) {
  const { text } = useShop()
  return (
    <form method="post" action={accountApi.userList(listId)} className="customer__actions">
      <input type="hidden" name="itemId" value={id} />
      <Button
        type="submit"
        size="small"
        variant="quiet"
        name="intent"
        value={sticky ? 'unpin' : 'pin'}
        aria-label={text(sticky ? 'customer.lists.unpinNamed' : 'customer.lists.pinNamed', {
          name,
        })}
      >
        {text(sticky ? 'customer.lists.unpin' : 'customer.lists.pin')}
      </Button>
      <Button
        type="submit"
        size="small"
        variant="quiet"
        name="intent"
        value="remove-item"
        aria-label={text('customer.lists.removeNamed', { name })}
      >
        {text('customer.remove')}
      </Button>
    </form>
  )
}

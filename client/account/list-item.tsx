import { api } from '../../domain/api.ts'
import type { ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Picture } from '../ui/picture.tsx'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'

interface ListItemProps {
  listId: string
  item: ShoppingListItem
}

/** A line of a shopping list; what has left the range keeps its name. */
export function ListItem({ listId, item }: ListItemProps) {
  const { format, routes, text } = useShop()
  const { product, amount, note, disabled } = item
  return (
    <li className="list-items__item">
      <Picture image={product?.mainImage ?? null} width={56} height={56} alt="" />
      <div className="list-items__words">
        {product ? (
          <a href={routes.product(product.slug, item.variantId)}>{noBreakRanges(item.name)}</a>
        ) : (
          <span>{noBreakRanges(item.name)}</span>
        )}
        {disabled && <p className="list-items__gone">{text('customer.lists.gone')}</p>}
        {note && <p className="caption">{note}</p>}
      </div>
      <span>{format.number(amount)} ×</span>
      <form method="post" action={api.userList(listId)}>
        <input type="hidden" name="itemId" value={item.id} />
        <Button type="submit" size="small" variant="quiet" name="intent" value="remove-item">
          {text('customer.remove')}
        </Button>
      </form>
    </li>
  )
}

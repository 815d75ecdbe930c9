import type { ReactNode } from 'react'
import type { ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { useShop } from '../shop.tsx'
import { amountOfItem } from '../ui/price/unit-amount.ts'
import { Picture } from '../ui/picture.tsx'
import { noBreakRanges } from '../i18n/no-break-ranges.ts'

interface ListItemProps {
  item: Omit<ShoppingListItem, 'note'> & { note?: string }
  /** Actions of the list's owner. */
  children?: ReactNode
}

/** A line of a shopping list; discontinued products keep their names. */
export function ListItem({ item, children }: ListItemProps) {
  const shop = useShop()
  const { routes, text } = shop
  const { product, amount, note, disabled, sticky } = item
  return (
    <li className={sticky ? 'list-items__item list-items__item--sticky' : 'list-items__item'}>
      <Picture image={product?.mainImage ?? null} width={56} height={56} beside={item.name} />
      <div className="list-items__words">
        {product ? (
          <a href={routes.product(product.slug, item.variantId)}>{noBreakRanges(item.name)}</a>
        ) : (
          <span>{noBreakRanges(item.name)}</span>
        )}
        {disabled && <p className="list-items__gone">{text('customer.lists.notFound')}</p>}
        {note && <p className="caption">{note}</p>}
      </div>
      <span>{amountOfItem({ amount, unit: product?.variant.unit }, shop)}</span>
      {children}
    </li>
  )
}

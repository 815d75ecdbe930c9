import { AccountArea } from './account-area.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { useShop } from '../shop.tsx'
import type { ShoppingListsProps } from '../../domain/screens/account/shopping-lists.ts'

export function Screen({ lists }: ShoppingListsProps) {
  const { format, routes, text } = useShop()
  const { account } = routes
  return (
    <AccountArea title={text('customer.lists.title')} current={account.lists()}>
      {lists.length === 0 && (
        <>
          <p>{text('customer.lists.none')}</p>
          <p className="customer__actions">
            <ButtonLink href={routes.checkout()} data-prefetch="no">
              {text('customer.lists.toCart')}
            </ButtonLink>
          </p>
        </>
      )}
      <ul className="records">
        {lists.map(({ id, name, createdAt, itemCount }) => (
          <li key={id} className="records__record">
            <div className="records__head">
              <a href={account.list(id)} className="records__link">
                {name}
              </a>
            </div>
            <div className="records__facts">
              <span>{format.date(createdAt)}</span>
              <span>{text.count('customer.lists.items', itemCount)}</span>
            </div>
          </li>
        ))}
      </ul>
    </AccountArea>
  )
}

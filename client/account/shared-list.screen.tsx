import { accountApi } from '../../domain/account/account-api.ts'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Button } from '../ui/button.tsx'
import { useShop } from '../shop.tsx'
import { ListItem } from './list-item.tsx'
import { UnavailableItems } from './unavailable-items.tsx'
import type { SharedListProps } from '../../domain/screens/account/shared-list.ts'

/** A shared shopping list: read-only, its items can be bought. */
export function Screen({ list: { name, items }, token, missing }: SharedListProps) {
  const { text } = useShop()
  return (
    <div className="container customer">
      <Breadcrumbs items={[]} current={name} />
      <div className="customer__main">
        <h1>{name}</h1>
        <p className="customer__lead">{text('customer.lists.sharedLead')}</p>
        <UnavailableItems names={missing} />
        {items.length === 0 && <p>{text('customer.lists.empty')}</p>}
        <ul className="list-items">
          {items.map((item) => (
            <ListItem key={item.id} item={item} />
          ))}
        </ul>
        {items.some(({ disabled }) => !disabled) && (
          <form method="post" action={accountApi.sharedList(token)} className="customer__actions">
            <Button type="submit" variant="primary" icon="shopping-cart">
              {text('customer.lists.buy')}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}

import { useShop } from '../../shop.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Prices and stock that changed since the items were added to the cart. */
export function CartChanges({ changes }: { changes: string[] }) {
  const { routes, text } = useShop()
  if (changes.length === 0) return null
  return (
    <Notice kind="warning" role="status" title={text('checkout.changes')}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <a href={routes.checkout()}>{text('checkout.editCart')}</a>
    </Notice>
  )
}

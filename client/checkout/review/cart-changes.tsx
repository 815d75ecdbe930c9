import { useShop } from '../../shop.tsx'
import { StepLink } from '../step-link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Prices and stock that changed since the items were added to the cart. */
export function CartChanges({ changes }: { changes: string[] }) {
  const { text } = useShop()
  if (changes.length === 0) return null
  return (
    <Notice kind="warning" role="status" title={text('checkout.changes')}>
      <ul>
        {changes.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <StepLink from="info" to="checkout">
        {text('checkout.editCart')}
      </StepLink>
    </Notice>
  )
}

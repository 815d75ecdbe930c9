import { availabilityText } from '../../../domain/product/availability-text.ts'
import type { Variant } from '../../../domain/product/product.ts'
import { useShop } from '../../shop.tsx'
import { unitAmount } from '../../ui/price/unit-amount.ts'

/** Stock at each branch, if the store names warehouses' branches. */
export function BranchStock({ variant }: { variant: Variant }) {
  const shop = useShop()
  const { text } = shop
  const { availability, unit, warehouses } = variant
  const filled = warehouses.filter(({ branches = [] }) => branches.length > 0)
  if (filled.length === 0) return null
  return (
    <details className="branch-stock">
      <summary>{text('product.branches.title')}</summary>
      <ul>
        {filled.map(({ id, stock, delayDays, branches = [] }) => {
          const shown = availabilityText({ ...availability, stock, delayDays: 0 })
          const isThere = shown.state === 'available' && stock > 0 && delayDays === 0
          const amount = isThere ? unitAmount(unit, shown.stock, shop) : ''
          return (
            <li key={id}>
              <strong>{branches.join(', ')}</strong>{' '}
              {isThere
                ? text(shown.more ? 'product.branches.more' : 'product.branches.exact', { amount })
                : text('product.branches.none')}
            </li>
          )
        })}
      </ul>
    </details>
  )
}

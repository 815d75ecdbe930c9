import { hasFeature } from '../../../domain/content/features.ts'
import { useShop } from '../../shop.tsx'
import { QuickOrder } from '../../quick-order/quick-order.tsx'

/** Opens under the first row of the header, if bulk orders are enabled. */
export function HeaderQuickOrder() {
  const { site, text } = useShop()
  if (!hasFeature(site.configuration, 'bulkOrder')) return null
  return (
    <details className="quick-order">
      <summary className="quick-order__open">{text('quickOrder.title')}</summary>
      <div className="quick-order__panel">
        <QuickOrder />
      </div>
    </details>
  )
}

import { useShop } from '../../shop.tsx'
import { QuickOrder } from '../../quick-order/quick-order.tsx'

/** Opens under the first row of the header; where the shop takes bulk orders. */
export function HeaderQuickOrder() {
  const { frame, text } = useShop()
  if (!frame.configuration.features?.bulkOrder) return null
  return (
    <details className="quick-order">
      <summary className="quick-order__open">{text('quickOrder.title')}</summary>
      <div className="quick-order__panel">
        <QuickOrder />
      </div>
    </details>
  )
}

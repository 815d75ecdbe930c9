import { BulkOrderForm } from './bulk-order.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import { bulkOrder } from './bulk-order.ts'
import type { BulkOrderProps } from '../../domain/screens/checkout/bulk-order.ts'

export function Screen(props: BulkOrderProps) {
  const { text } = useShop()
  return (
    <div className="container bulk-page">
      <Breadcrumbs items={[]} current={text('bulk.title')} />
      <h1>{text('bulk.title')}</h1>
      <p className="bulk-page__lead">{text('bulk.lead')}</p>
      <BulkOrderForm {...props} screen="bulk-order" saved={bulkOrder} />
    </div>
  )
}

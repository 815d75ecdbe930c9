import { BulkOrderForm } from './bulk-order.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { useShop } from '../shop.tsx'
import type { ImportOrderProps } from '../../domain/screens/checkout/import-order.ts'

/** The table of a bulk order, filled by an earlier order, a link or a file. */
export function Screen(props: ImportOrderProps) {
  const { text } = useShop()
  return (
    <div className="container bulk-page">
      <Breadcrumbs items={[]} current={text('bulk.importTitle')} />
      <h1>{text('bulk.importTitle')}</h1>
      <p className="bulk-page__lead">{text('bulk.importLead')}</p>
      <BulkOrderForm {...props} screen="import-order" saved={null} />
    </div>
  )
}

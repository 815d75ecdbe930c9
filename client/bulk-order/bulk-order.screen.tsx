import type { BulkLine } from '../../domain/bulk/bulk-line.ts'
import type { FoundCode } from '../../domain/catalog/coded-variant.ts'
import { BulkOrderForm } from './bulk-order.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import type { NoticeKind } from '../ui/notice.tsx'
import { useShop } from '../shop.tsx'
import { bulkOrder } from './bulk-order.ts'

export interface BulkMessage {
  kind: NoticeKind
  text: string
}

export interface BulkOrderProps {
  /** Of a form that was sent without script; else the browser knows them. */
  lines: BulkLine[]
  found: FoundCode[]
  message: BulkMessage | null
  /** What could not be taken and stays in the field. */
  pasted: string
}

export function Screen(props: BulkOrderProps) {
  const { text } = useShop()
  return (
    <div className="container bulk-page">
      <Breadcrumbs items={[]} current={text('bulk.title')} />
      <h1>{text('bulk.title')}</h1>
      <p className="bulk-page__lead">{text('bulk.lead')}</p>
      <BulkOrderForm {...props} screen="bulk-order" kept={bulkOrder} />
    </div>
  )
}

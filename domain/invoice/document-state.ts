import type { DocumentState } from '../contract/documents/store-documents.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceKind } from './invoice.ts'

interface DocumentFacts {
  kind: InvoiceKind
  /** Of its order, today. */
  status: Order['status']
  /** Nothing was due any more when it was issued. */
  wasPaid: boolean
  dueDate: string | null
}

/** How an issued document stands: what it says never changes, what has become of it does. */
export function documentState(
  { kind, status, wasPaid, dueDate }: DocumentFacts,
  today: string,
): DocumentState | null {
  if (kind === 'credit_note') return status === 'refund_pending' ? 'refund_pending' : null
  if (wasPaid || status === 'paid' || status === 'refund_pending') return 'paid'
  if (status === 'cancelled') return 'cancelled'
  return dueDate !== null && dueDate < today ? 'overdue' : 'open'
}

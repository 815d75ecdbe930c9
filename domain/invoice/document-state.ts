import type { DocumentState } from '../contract/documents/store-documents.ts'
import type { Order } from '../order/order.ts'
import type { InvoiceKind } from './invoice.ts'

interface DocumentFacts {
  kind: InvoiceKind
  /** Current state of its order. */
  status: Order['status']
  /** Nothing was due at the time of issue. */
  wasPaid: boolean
  dueDate: string | null
}

/** Current state of an issued document, whose content never changes. */
export function documentState(
  { kind, status, wasPaid, dueDate }: DocumentFacts,
  today: string,
): DocumentState | null {
  if (kind === 'credit_note') return status === 'refund_pending' ? 'refund_pending' : null
  if (wasPaid || status === 'paid' || status === 'refund_pending') return 'paid'
  if (status === 'cancelled') return 'cancelled'
  return dueDate !== null && dueDate < today ? 'overdue' : 'open'
}

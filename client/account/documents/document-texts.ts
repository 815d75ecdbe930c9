import type {
  CustomerDocumentKind,
  DocumentState,
} from '../../../domain/contract/documents/store-documents.ts'
import type { DocumentFilter } from '../../../domain/screens/account/user-documents.ts'
import type { TextKey } from '../../i18n/text.ts'

/** With the document's number. */
export const documentNames: Record<CustomerDocumentKind, TextKey> = {
  invoice: 'invoices.invoice',
  credit_note: 'invoices.creditNote',
  proforma: 'invoices.proforma',
  offer: 'invoices.offer',
}

export const documentKinds: Record<DocumentFilter, TextKey> = {
  invoice: 'customer.documents.kinds.invoice',
  credit_note: 'customer.documents.kinds.credit_note',
  proforma: 'customer.documents.kinds.proforma',
  offer: 'customer.documents.kinds.offer',
  product: 'customer.documents.kinds.product',
}

export const documentStates: Record<DocumentState, TextKey> = {
  open: 'customer.documents.states.open',
  overdue: 'customer.documents.states.overdue',
  paid: 'customer.status.paid',
  cancelled: 'customer.status.cancelled',
  refund_pending: 'customer.status.refund_pending',
  valid: 'customer.documents.states.valid',
  expired: 'customer.documents.states.expired',
}

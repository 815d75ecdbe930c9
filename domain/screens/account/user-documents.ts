import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type {
  BoughtProduct,
  CustomerDocument,
  CustomerDocumentKind,
} from '../../contract/documents/store-documents.ts'

export const route = customerRoute('/user/documents')
export const policy = { sheet: 'account', feature: 'documents' } satisfies ScreenPolicy

/** Documents of orders by kind, or those of bought products. */
export type DocumentFilter = CustomerDocumentKind | 'product'

export interface UserDocumentsProps {
  /** From 1. */
  page: number
  /** The filter by kind; empty for all. */
  kind: DocumentFilter | ''
  /** Search text; empty for all. */
  search: string
  /** Null if the store is unreachable: the page says so. */
  documents: CustomerDocument[] | null
  /** Documents of bought products; none if unknown. */
  products: { list: BoughtProduct[]; hasMore: boolean }
  totalPages: number
  /** Names of an offer's discontinued items. */
  missing: string[]
}

import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type {
  BoughtProduct,
  CustomerDocument,
  CustomerDocumentKind,
} from '../../contract/documents/store-documents.ts'

export const route = privateRoute('/user/documents')
export const policy = { sheet: 'account', feature: 'documents' } satisfies ScreenPolicy

/** Documents of orders by their kind, or those that belong to bought products. */
export type DocumentFilter = CustomerDocumentKind | 'product'

export interface UserDocumentsProps {
  /** From 1. */
  page: number
  /** The one kind that is shown; empty for all. */
  kind: DocumentFilter | ''
  /** What was searched for; empty for all. */
  search: string
  /** Null where the store could not be asked: the page says so. */
  documents: CustomerDocument[] | null
  /** What belongs to bought products; none where the store cannot say. */
  products: { list: BoughtProduct[]; hasMore: boolean }
  totalPages: number
  /** Names of what an offer has and the shop has no more. */
  missing: string[]
}

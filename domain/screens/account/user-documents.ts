import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type {
  CustomerDocument,
  CustomerDocumentKind,
} from '../../contract/documents/store-documents.ts'

export const route = privateRoute('/user/documents')
export const policy = { sheet: 'account', feature: 'documents' } satisfies ScreenPolicy

export interface UserDocumentsProps {
  /** From 1. */
  page: number
  /** The one kind that is shown; empty for all. */
  kind: CustomerDocumentKind | ''
  /** What was searched for; empty for all. */
  search: string
  /** Null where the store could not be asked: the page says so. */
  documents: CustomerDocument[] | null
  totalPages: number
  /** Names of what an offer has and the shop has no more. */
  missing: string[]
}

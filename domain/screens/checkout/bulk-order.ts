import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { NoticeKind } from '../../notice-kind.ts'
import type { BulkLine } from '../../bulk/bulk-line.ts'
import type { FoundCode } from '../../catalog/coded-variant.ts'

export const route = privateRoute({
  de: '/sammelbestellung',
  cs: '/hromadna-objednavka',
  sk: '/hromadna-objednavka',
  en: '/bulk-order',
})
export const policy = { sheet: 'bulk-order', feature: 'bulkOrder' } satisfies ScreenPolicy

export interface BulkMessage {
  kind: NoticeKind
  text: string
}

export interface BulkOrderProps {
  /** Lines of a natively posted form; otherwise the browser has them. */
  lines: BulkLine[]
  found: FoundCode[]
  message: BulkMessage | null
  /** Unparsed text, which stays in the field. */
  pasted: string
}

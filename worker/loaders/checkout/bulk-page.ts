import type { Text } from '../../../client/i18n/text.ts'
import { privateHead } from '../head.ts'
import type { ResolvedLines } from './bulk-lines.ts'
import type { BulkMessage, BulkOrderProps } from '../../../domain/screens/checkout/bulk-order.ts'

interface Shown extends Partial<ResolvedLines> {
  message?: BulkMessage | null
  pasted?: string
}

type BulkScreen = 'bulk-order' | 'import-order'

const titles = { 'bulk-order': 'bulk.title', 'import-order': 'bulk.importTitle' } as const

/** Page of a bulk order or of an import: the same table under another title. */
export function bulkPage(screen: BulkScreen, text: Text, shown: Shown = {}) {
  const { lines = [], found = [], message = null, pasted = '' } = shown
  const props: BulkOrderProps = { lines, found, message, pasted }
  return { props, head: privateHead(text(titles[screen])) }
}

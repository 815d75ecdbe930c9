import { addBatch, type BatchItem } from '../../bulk-order/add-batch.ts'
import { batchNotices } from '../../bulk-order/batch-notices.ts'
import type { Text } from '../../i18n/text.ts'
import { notify } from '../../layout/notices/notifications.ts'

/** Adds a fan and its parts to the cart and notifies of the result. */
export async function addSet(items: readonly BatchItem[], text: Text, cart: string): Promise<void> {
  batchNotices(await addBatch(items), text, cart).forEach(notify)
}

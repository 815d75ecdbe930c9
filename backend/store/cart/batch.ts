import type { ChangedAmount } from '../../../domain/cart/cart.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import type { BatchItem } from '../../../domain/contract/store-cart.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import { addPlainItems } from './batch-plain.ts'
import { addItem } from './lines/items.ts'
import type { CartRow, Shopper } from './find-shopper.ts'
import type { Imported } from './batch-outcome.ts'

/** Only variant and amount, as in a bulk order. */
function isPlain({ type, parent_id, newLine, credits, custom, position }: BatchItem): boolean {
  const isVariant = type !== 'product' && parent_id === undefined && position === undefined
  return isVariant && !newLine && !credits && custom === undefined
}

/** Adds items sequentially, so that equal ones share their line and stock. */
export async function addItems(
  db: D1Database,
  caller: Caller,
  shopper: Shopper & { cart: CartRow },
  items: readonly BatchItem[],
): Promise<Imported> {
  if (items.every(isPlain)) return addPlainItems(db, caller, shopper, items)
  const errors: ApiError[] = []
  let imported = 0
  const changedAmounts: ChangedAmount[] = []
  for (const [index, item] of items.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- each line depends on the stock and lines of the previous ones
      const { changedAmount } = await addItem(db, caller, shopper, item, { exact: !item.forceAdd })
      imported++
      if (changedAmount) changedAmounts.push(changedAmount)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      errors.push(
        ...error.errors(caller.locale).map((one) => ({ ...one, field: `items.${index}` })),
      )
    }
  }
  return { imported, total: items.length, changedAmounts, errors }
}

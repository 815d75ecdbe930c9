import type { Context } from 'hono'
import type { Cart, ChangedAmount } from '../../../domain/cart/cart.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import { parseRemoved, type RemovedLine } from '../../../domain/cart/removed-lines.ts'
import type { AppEnv } from '../../env.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'

interface Restored {
  cart: Cart | null
  changedAmount: ChangedAmount | null
}

/**
 * Restores removed lines at their position and below their parent line. @throws UpstreamError with
 * an error at `items.<index>` for each line that is no longer sold
 */
export async function restoreLines(c: Context<AppEnv>, text: string): Promise<Restored> {
  const store = privateStore(c)
  const lines = parseRemoved(text)
  const ids: (string | undefined)[] = []
  const errors: ApiError[] = []
  let restored: Restored = { cart: null, changedAmount: null }
  for (const [index, line] of lines.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- positions depend on the lines before
      const { cart, addedItem, changedAmount } = await store.addCartItem(itemOf(line, ids))
      ids.push(addedItem?.id)
      restored = { cart, changedAmount: changedAmount ?? restored.changedAmount }
    } catch (error) {
      const isOfLine = error instanceof UpstreamError && error.isRefusal
      // The failure concerns the whole request, not this line.
      if (!isOfLine || error.upstream !== 'store') throw error
      ids.push(undefined)
      errors.push(...error.errors.map((one) => ({ ...one, field: `items.${index}` })))
    }
  }
  if (errors.length > 0) {
    throw new UpstreamError({ upstream: 'store', kind: 'status', status: 422, errors })
  }
  return restored.cart ? restored : { ...restored, cart: await store.cart() }
}

function itemOf(line: RemovedLine, ids: readonly (string | undefined)[]) {
  const { variantId: id, amount, position, parent, credits } = line
  const parentId = parent === null ? undefined : ids[parent]
  return {
    id,
    amount,
    ...(parentId ? { parent_id: parentId } : { position }),
    ...(credits ? { credits } : {}),
  }
}

import type { Context } from 'hono'
import type { BulkLine } from '../../../domain/bulk/bulk-line.ts'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { FoundCode } from '../../../domain/catalog/coded-variant.ts'
import { reorderableItems } from '../../../domain/order/ordered-items.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import { findCodes } from '../../../domain/contract/cms-codes.ts'
import { addCartItems, type BatchItem } from '../../../domain/contract/store-cart.ts'
import { getOrderByCode } from '../../../domain/contract/store-orders.ts'
import type { AppEnv } from '../../env.ts'
import { setCartTokenCookie } from '../../request/cookies/session.ts'
import { requestUpstream } from '../request-upstream.ts'
import { requestStore, requestStoreOrAsGuest } from './request-store.ts'
import { publicUpstreamContext } from '../upstream-context.ts'
import { requireShopping } from '../require-shopping.ts'
import { isRefusal, UpstreamError } from '../upstream-error.ts'

export interface BatchAdded {
  cart: Cart | null
  /** Items added, out of `total`. */
  imported: number
  total: number
  /** One for each item that was not added; its field is `items.<index>`. */
  errors: ApiError[]
}

/** Maximum per store call (contract). */
const maxBatchSize = 100

/** Batch calls: resolving codes, and adding items to the cart. */
export function batchCalls(c: Context<AppEnv>) {
  return {
    /** Resolves each code with current price and stock. */
    async codes(codes: readonly string[]): Promise<FoundCode[]> {
      if (codes.length === 0) return []
      const requested = { body: { codes: [...new Set(codes)] }, readOnly: true }
      return (await requestUpstream(publicUpstreamContext(c), findCodes, requested)).data
    },

    /**
     * Adds the available items. A call with an unknown outcome may still complete, so nothing is
     * sent after one. @throws UpstreamError
     */
    async addCartItems(items: readonly BatchItem[]): Promise<BatchAdded> {
      await requireShopping(c)
      const all: BatchAdded = { cart: null, imported: 0, total: items.length, errors: [] }
      for (let first = 0; first < items.length; first += maxBatchSize) {
        const part = items.slice(first, first + maxBatchSize)
        // oxlint-disable-next-line no-await-in-loop -- each chunk needs the cart of the previous one
        const { cart, imported, errors } = await addPart(c, part, first > 0)
        all.cart = cart ?? all.cart
        all.imported += imported
        all.errors.push(...errors.map((error) => ({ ...error, field: moved(error.field, first) })))
      }
      return all
    },

    /** Lines of an order of the customer; null for somebody else's or without a session. */
    async linesOfOrder(code: string): Promise<BulkLine[] | null> {
      try {
        const { data } = await requestStore(c, getOrderByCode, { params: { code } })
        return reorderableItems(data)
          .filter(({ catalogCode }) => catalogCode !== '')
          .map(({ catalogCode, amount }) => ({ code: catalogCode, amount: String(amount) }))
      } catch (error) {
        if (isRefusal(error, 401) || isRefusal(error, 404)) return null
        throw error
      }
    },
  }
}

/**
 * `isContinued`: earlier chunks are in the cart, so a refusal of this whole chunk belongs to its items.
 */
async function addPart(c: Context<AppEnv>, items: BatchItem[], isContinued: boolean) {
  try {
    const { data, errors, meta } = await requestStoreOrAsGuest(c, addCartItems, { body: { items } })
    const { cartToken } = meta.custom
    // The next chunk goes into the cart that this one may have created.
    if (cartToken !== null && c.var.visitor.sessionToken === null) setCartTokenCookie(c, cartToken)
    return { ...data, errors }
  } catch (error) {
    if (!isContinued || !(error instanceof UpstreamError) || !error.isRefusal) throw error
    const { status = 422 } = error
    const { title = '' } = error.errors[0] ?? {}
    const errors = items.map((_, index) => ({ status, field: `items.${index}`, title }))
    return { cart: null, imported: 0, errors }
  }
}

function moved(field: string | undefined, by: number): string {
  const index = /^items\.(\d+)/.exec(field ?? '')?.[1]
  return index === undefined ? '' : `items.${Number(index) + by}`
}

/** Whether the store may still be processing (spec §8 Batch HTTP 500). */
export function mayStillBeProcessed(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  return error.kind === 'timeout' || (error.kind === 'status' && (error.status ?? 0) >= 500)
}

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
  /** Items that are in the cart now, out of `total`. */
  imported: number
  total: number
  /** One for each item that is not; its field is `items.<index>`. */
  errors: ApiError[]
}

/** What one call of the store takes (contract). */
const maxBatchSize = 100

/** Many things at once: what codes stand for, and all of them into the cart. */
export function batchCalls(c: Context<AppEnv>) {
  return {
    /** What each code stands for, as prices and stock are now. */
    async codes(codes: readonly string[]): Promise<FoundCode[]> {
      if (codes.length === 0) return []
      const requested = { body: { codes: [...new Set(codes)] }, readOnly: true }
      return (await requestUpstream(publicUpstreamContext(c), findCodes, requested)).data
    },

    /**
     * Adds what can be added. A call that comes to no end may still be carried through, so after
     * one nothing more is sent.
     * @throws UpstreamError
     */
    async addCartItems(items: readonly BatchItem[]): Promise<BatchAdded> {
      await requireShopping(c)
      const all: BatchAdded = { cart: null, imported: 0, total: items.length, errors: [] }
      for (let first = 0; first < items.length; first += maxBatchSize) {
        const part = items.slice(first, first + maxBatchSize)
        // oxlint-disable-next-line no-await-in-loop -- each part is added to what those before it made
        const { cart, imported, errors } = await addPart(c, part, first > 0)
        all.cart = cart ?? all.cart
        all.imported += imported
        all.errors.push(...errors.map((error) => ({ ...error, field: moved(error.field, first) })))
      }
      return all
    },

    /** Lines of an order of the customer; null for another's, or when nobody is logged in. */
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

/** `goesOn`: parts before it are in the cart, so that a refusal of all of this one is its items'. */
async function addPart(c: Context<AppEnv>, items: BatchItem[], isContinued: boolean) {
  try {
    const { data, errors, meta } = await requestStoreOrAsGuest(c, addCartItems, { body: { items } })
    const { cartToken } = meta.custom
    // The next part goes into the cart that this one may have opened.
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

/** Whether the store may still be busy with what it was sent (spec §8 Batch HTTP 500). */
export function mayGoOn(error: unknown): boolean {
  if (!(error instanceof UpstreamError)) return false
  return error.kind === 'timeout' || (error.kind === 'status' && (error.status ?? 0) >= 500)
}

import * as z from 'zod/mini'
import { ApiError } from '../../domain/contract/call.ts'
import { api } from '../../domain/api.ts'
import { batchRunning } from './batch-running.ts'
import { cartChannel, cartSettled, refreshCart } from '../cart/state/cart-queue.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { requireCookies } from '../http/require-cookies.ts'
import { sendJson } from '../http/send-json.ts'

const ResponseBody = z.object({
  imported: z.number(),
  total: z.number(),
  errors: z.array(ApiError),
})

export interface BatchOutcome {
  /** Status; 200 also if some lines were rejected; 0: unknown. */
  status: number
  imported: number
  total: number
  errors: readonly ApiError[]
  /** Of the whole batch. */
  error?: RequestFailed
}

export interface BatchItem {
  /** Of a variant. */
  id: string
  amount: number
}

/** Adds many variants to the cart; the cart is revalidated in any case (spec §8). */
export async function addBatch(items: readonly BatchItem[]): Promise<BatchOutcome> {
  batchRunning.value = true
  try {
    await cartSettled()
    const sent = {
      method: 'POST',
      url: api.cartBatch,
      body: { items },
      response: ResponseBody,
    } as const
    const added = await sendJson(sent)
    if (added.imported > 0) requireCookies()
    return { status: 200, ...added }
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { status: error.status, imported: 0, total: items.length, errors: error.errors, error }
  } finally {
    await refreshCart().catch(() => undefined)
    cartChannel?.postMessage('changed')
    batchRunning.value = false
  }
}

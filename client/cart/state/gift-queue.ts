import { mutate } from 'swr'
import { api } from '../../../domain/api.ts'
import type { OrderGifts } from '../../../domain/cart/order-gifts.ts'
import { sendJson } from '../../http/send-json.ts'
import { refreshCart } from './cart-queue.ts'
import { createChangeQueue } from './change-queue.ts'

const queue = createChangeQueue<OrderGifts>(async (last) => {
  // In another currency the page is loaded again, before its amounts are shown.
  await refreshCart().catch(() => undefined)
  // After a failure only the store knows what is chosen.
  await (last ? mutate(api.cartGifts, last, { revalidate: false }) : mutate(api.cartGifts))
})

/** Totals are outdated until this is false again. */
export const giftsAreUpdating = queue.busy

/** Chooses exactly these. @throws RequestFailed */
export async function chooseGifts(ids: readonly string[]): Promise<void> {
  const body = Object.fromEntries(ids.map((id) => [`gift-${id}`, true]))
  const send = () => sendJson({ method: 'POST', url: api.cartGifts, body, response: parseGifts })
  await queue.add(send, 'gifts')
}

export async function parseGifts(body: unknown): Promise<OrderGifts> {
  return (await import('../../../domain/cart/order-gifts.ts')).OrderGifts.parse(body)
}

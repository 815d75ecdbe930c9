import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'

/** The order exists: redirect target. Or it does not: key of the next attempt. */
export type Settled = { location: string } | { idempotencyKey: string; title: string }

/** Seconds before each poll; a restarting store is back by the last one. */
const pauses = [0, 1, 2, 4, 8, 15]

/** Polls the outcome of an order attempt; null: still unknown. */
export async function settleAttempt(idempotencyKey: string): Promise<Settled | null> {
  for (const seconds of pauses) {
    // oxlint-disable-next-line no-await-in-loop -- one question after the other
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    // oxlint-disable-next-line no-await-in-loop
    const settled = await fetchSettled(idempotencyKey)
    if (settled) return settled
  }
  return null
}

async function fetchSettled(idempotencyKey: string): Promise<Settled | null> {
  const body = { idempotencyKey }
  try {
    return await sendJson({
      method: 'POST',
      url: checkoutApi.orderAttempt,
      body,
      response: parseSettled,
    })
  } catch (error) {
    if (error instanceof RequestFailed) return null
    throw error
  }
}

/** Redirect target. Parsed without a schema: nothing more must load after the order is placed. */
export function parsePlaced(body: unknown): { location: string } {
  const isPlaced = typeof body === 'object' && body !== null && 'location' in body
  if (isPlaced && typeof body.location === 'string') return { location: body.location }
  throw new TypeError('Not a location')
}

function parseSettled(body: unknown): Settled {
  if (typeof body === 'object' && body !== null && 'idempotencyKey' in body && 'title' in body) {
    const { idempotencyKey, title } = body
    if (typeof idempotencyKey === 'string' && typeof title === 'string')
      return { idempotencyKey, title }
  }
  return parsePlaced(body)
}

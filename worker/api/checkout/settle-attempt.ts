import type { Context } from 'hono'
import { parseCheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { ApiError } from '../../../domain/contract/call.ts'
import type { AppEnv } from '../../env.ts'
import { placedAttempt, setOpenAttempt } from '../../request/cookies/attempt-cookie.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { acceptOrder, respondPlaced } from './accept-order.ts'
import { attemptKey } from './attempt-key.ts'
import { renderInfoStep } from './render-info-step.ts'

/**
 * Resolves an attempt whose response was lost: the order it placed; or none, and the attempt is
 * closed so that "not ordered" stays true; or unknown, to be asked again.
 */
export async function settleAttempt(
  c: Context<AppEnv>,
  fields: Record<string, string>,
  json: boolean,
): Promise<Response> {
  const key = attemptKey(fields)
  const earlier = placedAttempt(c)
  if (earlier?.key === key) return respondPlaced(c, earlier, json)
  try {
    const order = await privateStore(c).closeAttempt(key)
    return order ? acceptOrder(c, { order, key, json }) : respondNotOrdered(c, fields, json, true)
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    return respondOutcomeUnknown(c, fields, json)
  }
}

/** The attempt is closed without an order; the form continues with a new one. */
export async function respondNotOrdered(
  c: Context<AppEnv>,
  fields: Record<string, string>,
  json: boolean,
  isQuestion = false,
): Promise<Response> {
  const idempotencyKey = crypto.randomUUID()
  setOpenAttempt(c, idempotencyKey)
  const text = await textOf(c.var.context)
  const title = text('checkout.outcome.none')
  // A resolved attempt is no failure; `errors` report it to visitors who pressed the order button.
  const status = isQuestion ? 200 : 503
  const errors = [errorOf('not_ordered', title)]
  if (json) return c.json({ errors, idempotencyKey, title }, status)
  const values = parseCheckoutValues(fields)
  const again = { ...fields, idempotencyKey }
  const show = () => ({ values, errors: { '': title }, outcome: 'none' as const })
  return renderInfoStep(c, { fields: again, status, show })
}

/** Reports the unknown outcome and links to the page that resolves it. */
export async function respondOutcomeUnknown(
  c: Context<AppEnv>,
  fields: Record<string, string>,
  json: boolean,
): Promise<Response> {
  setOpenAttempt(c, attemptKey(fields))
  const text = await textOf(c.var.context)
  if (json) {
    return c.json({ errors: [errorOf('outcome_unknown', text('checkout.outcome.checking'))] }, 503)
  }
  const values = parseCheckoutValues(fields)
  const show = () => ({ values, outcome: 'unknown' as const })
  return renderInfoStep(c, { fields, status: 503, show })
}

function errorOf(code: string, title: string): ApiError {
  return { status: 503, code, title }
}

import { useState } from 'react'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { api } from '../../../domain/api.ts'
import type { FieldErrors } from '../../form.ts'
import { useShop } from '../../shop.tsx'
import { cartSettled } from '../../state/cart-changes.ts'
import { forgetCheckoutInputs } from '../../state/checkout-inputs.ts'
import { RequestFailed } from '../../state/request-failed.ts'
import { sendJson } from '../../state/send-json.ts'

/** Where to go on. Without a schema: nothing more may have to be loaded once the order is placed. */
function parsePlaced(body: unknown): { location: string } {
  const isPlaced = typeof body === 'object' && body !== null && 'location' in body
  if (isPlaced && typeof body.location === 'string') return { location: body.location }
  throw new TypeError('Not a location')
}

interface PlaceOrder {
  idempotencyKey: string
  /** Prices or methods have changed: shows what is to be agreed to now. */
  refresh: () => Promise<void>
  onErrors: (errors: FieldErrors) => void
}

/** Sends the order once; what the store refuses it for is shown with the prices as they are now. */
export function usePlaceOrder({ idempotencyKey, refresh, onErrors }: PlaceOrder) {
  const { text } = useShop()
  const [busy, setBusy] = useState(false)

  async function place(values: CheckoutValues, expectedTotal: number) {
    if (busy) return
    setBusy(true)
    const body = { ...values, idempotencyKey, expectedTotal: String(expectedTotal) }
    try {
      await cartSettled()
      const { location: next } = await sendJson({
        method: 'POST',
        url: api.placeOrder,
        body,
        answer: parsePlaced,
      })
      forgetCheckoutInputs()
      // A whole page load, also for the payment page: the cart and its prices are of the past.
      location.assign(next)
    } catch (error) {
      setBusy(false)
      if (!(error instanceof RequestFailed)) throw error
      onErrors(errorsOf(error))
      // A cart that has gone with its login would lead away from what is typed.
      const isOther = error.errors.some(({ code }) => code && code !== 'session_lost')
      if (isOther) await refresh()
    }
  }

  function errorsOf({ errors }: RequestFailed): FieldErrors {
    if (errors.length === 0) return { '': text('cart.unreachable.text') }
    const found: FieldErrors = {}
    for (const { field = '', title } of errors) found[field] ??= title
    return found
  }

  return { busy, place }
}

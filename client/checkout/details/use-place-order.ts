import { useEffect, useState } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { errorsByField } from '../../../domain/validation/errors-by-field.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { hasSessionEnded } from '../has-session-ended.ts'
import { cartSettled } from '../../cart/state/cart-changes.ts'
import { forgetCheckoutInputs } from './checkout-inputs.ts'
import { setIdentity } from '../../sign-in/identity.ts'
import { failureText } from '../../http/failure-text.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'
import { parsePlaced, settleAttempt } from '../finished/settle-attempt.ts'

interface PlaceOrder {
  cart: Cart
  /** Key of the displayed form. */
  idempotencyKey: string
  /** Prices or methods have changed: shows the new total to confirm. */
  refresh: (reason: string) => Promise<void>
  onErrors: (errors: FieldErrors) => void
}

/** The shown figures that the press of the button confirms. */
export interface Review {
  expectedTotal: string
  /** JSON of ReviewedFigures. */
  reviewed: string
}

/** State of an order that was sent without a response. */
export type Outcome = 'checking' | 'unknown' | null

/** Places the order once; a refusal is shown with current prices. */
export function usePlaceOrder({ cart, idempotencyKey, refresh, onErrors }: PlaceOrder) {
  const { text } = useShop()
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  /** Replaces the form's key after its attempt was closed; `instead` is the closed key. */
  const [next, setNext] = useState<{ key: string; instead: string } | null>(null)
  const key = next?.instead === idempotencyKey ? next.key : idempotencyKey

  useEffect(() => {
    // Back from the payment page: the form in the bfcache has been ordered.
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted && busy) location.reload()
    }
    addEventListener('pageshow', restored)
    return () => removeEventListener('pageshow', restored)
  }, [busy])

  async function placeOrder(values: CheckoutValues, review: Review) {
    if (busy) return
    setBusy(true)
    const body = { ...values, idempotencyKey: key, ...review }
    try {
      await cartSettled()
      proceed(
        await sendJson({
          method: 'POST',
          url: checkoutApi.placeOrder,
          body,
          response: parsePlaced,
        }),
      )
    } catch (error) {
      if (!(error instanceof RequestFailed)) {
        setBusy(false)
        throw error
      }
      if (isWithoutResponse(error)) return settle()
      await showErrors(error)
    }
  }

  /** Resolves an attempt whose response was lost. */
  async function settle() {
    setBusy(true)
    setOutcome('checking')
    const settled = await settleAttempt(key)
    if (settled === null) {
      setBusy(false)
      setOutcome('unknown')
      return
    }
    if ('location' in settled) return proceed(settled)
    setOutcome(null)
    setNext({ key: settled.idempotencyKey, instead: idempotencyKey })
    setBusy(false)
    onErrors({ '': settled.title })
  }

  async function showErrors(error: RequestFailed) {
    setBusy(false)
    const hasEnded = hasSessionEnded(cart)
    if (hasEnded || error.errors.some(({ code }) => code === 'session_lost')) setIdentity(null)
    // Without its session the cart is another one: redirecting would discard the input.
    if (hasEnded) return onErrors({ session: text('checkout.sessionLost.text') })
    const ended = error.errors.some(({ code }) => code === 'not_ordered')
    onErrors(errorsOf(error))
    const isOther = error.errors.some(({ code }) => code && code !== 'session_lost')
    if (isOther || ended)
      await refresh(`${failureText(error, text) ?? ''} ${text('checkout.outcome.left')}`)
  }

  function proceed({ location: to }: { location: string }) {
    forgetCheckoutInputs()
    // A full page load, also for the payment page: cached carts and prices are outdated.
    location.assign(to)
  }

  function errorsOf(error: RequestFailed): FieldErrors {
    const { errors } = error
    // Refused by a firewall in front of the shop.
    if (errors.length === 0)
      return { '': `${failureText(error, text) ?? ''} ${text('checkout.outcome.none')}`.trim() }
    return errorsByField(errors)
  }

  return { busy, outcome, place: placeOrder, settle }
}

/** Unknown outcome: the connection was lost, or the store did not answer. */
function isWithoutResponse(error: RequestFailed): boolean {
  return error.isUnanswered || error.errors.some(({ code }) => code === 'outcome_unknown')
}

import { useState } from 'react'
import type { Cart } from '../../../domain/cart/cart.ts'
import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import { chosenIds, methodsOf } from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import { clearedChoices } from '../../../domain/checkout/delivery/choice-notices.ts'
import { withPickupPoint } from '../../../domain/checkout/delivery/pickup-point.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { failureText } from '../../http/failure-text.ts'
import { useShop } from '../../shop.tsx'
import { forgetPickupPoint, rememberPickupPoint } from './last-pickup-points.ts'
import { hasSessionEnded } from '../has-session-ended.ts'
import { missingErrors } from './missing-errors.ts'
import { notify } from '../../layout/notices/notifications.ts'
import { isPointUnknown, useSaveChoice } from './use-save-choice.ts'
import { useSession } from '../../sign-in/use-session.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

interface Choice {
  chosen: ChosenMethods
  /** The chosen point of a carrier, which is in no list. */
  pickupPoint: PickupPlace | null
}

export type UseMethods = ReturnType<typeof useMethods>

/**
 * The current selection, saved by the server on every change. `onCleared`: the store rejected a
 * part, so the screen must be refetched.
 */
export function useMethods(
  props: CheckoutMethodsProps & { cart: Cart },
  onCleared: (notices: ChoiceNotice[]) => void,
) {
  // Owner of the stored pick-up points: the checkout's header does not request the session.
  useSession()
  const { shippers: offered, payments } = props
  const { routes, text } = useShop()
  const { save, saving } = useSaveChoice()
  const [{ chosen, pickupPoint }, setChoice] = useState<Choice>({
    chosen: props.chosen,
    pickupPoint: null,
  })
  const [errors, setErrors] = useState<FieldErrors>(props.errors)
  const [notices, setNotices] = useState(props.notices)
  const [busy, setBusy] = useState(false)
  const shippers = withPickupPoint(offered, chosen.shipperId, pickupPoint)
  const methods = methodsOf(chosen, shippers, payments)

  function choose(change: Partial<ChosenMethods>, chosenPickupPoint?: PickupPlace) {
    const isOther = change.shipperId !== undefined && change.shipperId !== chosen.shipperId
    const before = isOther ? { ...chosen, branchId: null, slotId: null } : chosen
    const requested = { ...before, ...change }
    const nextPickupPoint = chosenPickupPoint ?? (isOther ? null : pickupPoint)
    const holds = methodsOf(
      requested,
      withPickupPoint(offered, requested.shipperId, nextPickupPoint),
      payments,
    )
    const next = chosenIds(holds)
    setChoice({ chosen: next, pickupPoint: nextPickupPoint })
    setErrors({})
    setNotices(clearedChoices(requested, holds, payments))
    void saveSelection(next)
  }

  /** Errors of the form are shown on submit; only a rejected pick-up point at once. */
  async function saveSelection(next: ChosenMethods) {
    const { saved, isLast } = save(next)
    try {
      const response = await saved
      if (!isLast() || refuseEndedSession()) return
      remember(response.chosen.shipperId, response.place)
      if (!isSame(response.chosen, next)) onCleared(response.notices)
    } catch (error) {
      if (!isLast()) return
      if (isPointUnknown(error)) return refusePickupPoint(next)
      notifyUnsaved(error)
    }
  }

  /** The choice was saved for a guest, whose cart is empty. */
  function refuseEndedSession(): boolean {
    const hasEnded = hasSessionEnded(props.cart)
    if (hasEnded) setErrors({ session: text('checkout.sessionLost.text') })
    return hasEnded
  }

  function notifyUnsaved(error: unknown) {
    const words = failureText(error, text) ?? text('checkout.notice.unsaved')
    notify({ kind: 'warning', text: words })
  }

  /** A point of the carrier's own picker: the store's data of it counts. */
  async function pick(shipperId: string, remoteId: string) {
    setErrors({})
    setBusy(true)
    const { saved, isLast } = save({ ...chosen, shipperId, branchId: null }, remoteId)
    try {
      const response = await saved
      if (!isLast() || refuseEndedSession()) return
      setChoice({ chosen: response.chosen, pickupPoint: response.place })
      setNotices(response.notices)
      remember(shipperId, response.place)
    } catch (error) {
      if (!isLast()) return
      if (isPointUnknown(error)) setErrors({ place: text('checkout.place.unknown') })
      else notifyUnsaved(error)
    } finally {
      setBusy(false)
    }
  }

  function remember(shipperId: string | null, chosenPickupPoint: PickupPlace | null) {
    const shipper = offered.find(({ id }) => id === shipperId)
    if (shipper?.points && chosenPickupPoint) rememberPickupPoint(shipper.id, chosenPickupPoint)
  }

  /** The shipper stays, the pick-up point has to be chosen again. */
  function refusePickupPoint(sent: ChosenMethods) {
    if (sent.shipperId) forgetPickupPoint(sent.shipperId)
    setChoice({ chosen: { ...sent, branchId: null }, pickupPoint: null })
    setErrors({ place: text('checkout.place.unknown') })
  }

  async function submit() {
    const missing = missingErrors(methods, notices, text)
    if (Object.keys(missing).length > 0) return setErrors(missing)
    setBusy(true)
    try {
      const response = await save(chosen).saved
      if (refuseEndedSession()) return
      if (isSame(response.chosen, chosen)) return location.assign(routes.checkoutInfo())
      onCleared(response.notices)
    } catch (error) {
      if (isPointUnknown(error)) refusePickupPoint(chosen)
      else notifyUnsaved(error)
    } finally {
      setBusy(false)
    }
  }

  return { chosen, shippers, methods, errors, notices, busy, saving, choose, pick, proceed: submit }
}

function isSame(one: ChosenMethods, other: ChosenMethods): boolean {
  return (['shipperId', 'branchId', 'paymentId', 'slotId'] as const).every(
    (name) => one[name] === other[name],
  )
}

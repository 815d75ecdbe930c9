import { useState } from 'react'
import type { PickupPlace } from '../../../domain/checkout/checkout.ts'
import {
  chosenIds,
  methodsOf,
  missingMethod,
} from '../../../domain/checkout/delivery/checkout-choice.ts'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import type { ChoiceNotice } from '../../../domain/checkout/delivery/choice-notice.ts'
import { clearedChoices } from '../../../domain/checkout/delivery/choice-notices.ts'
import { withPlace } from '../../../domain/checkout/delivery/pickup-place.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { useShop } from '../../shop.tsx'
import { forgetPickupPoint, rememberPickupPoint } from './last-pickup-points.ts'
import { notifyFailure } from '../../layout/notices/notify-failure.ts'
import { isPointUnknown, useSaveChoice } from './use-save-choice.ts'
import { useSession } from '../../sign-in/use-session.ts'
import type { CheckoutMethodsProps } from '../../../domain/screens/checkout/checkout-methods.ts'

interface Choice {
  chosen: ChosenMethods
  /** The chosen point of a carrier, which is in no list. */
  place: PickupPlace | null
}

export type UseMethods = ReturnType<typeof useMethods>

/**
 * The choice on the screen, kept by the server with every change. `onCleared`: the store has taken
 * something back, and the screen has to show what there is now.
 */
export function useMethods(
  props: CheckoutMethodsProps,
  onCleared: (notices: ChoiceNotice[]) => void,
) {
  // Whose last pick-up points these are: the header of the checkout does not ask.
  useSession()
  const { shippers: offered, payments } = props
  const { routes, text } = useShop()
  const save = useSaveChoice()
  const [{ chosen, place }, setChoice] = useState<Choice>({ chosen: props.chosen, place: null })
  const [errors, setErrors] = useState<FieldErrors>(props.errors)
  const [notices, setNotices] = useState(props.notices)
  const [busy, setBusy] = useState(false)
  const shippers = withPlace(offered, chosen.shipperId, place)
  const methods = methodsOf(chosen, shippers, payments)

  function choose(change: Partial<ChosenMethods>, chosenPlace?: PickupPlace) {
    const isOther = change.shipperId !== undefined && change.shipperId !== chosen.shipperId
    const before = isOther ? { ...chosen, branchId: null, slotId: null } : chosen
    const wanted = { ...before, ...change }
    const nextPlace = chosenPlace ?? (isOther ? null : place)
    const holds = methodsOf(wanted, withPlace(offered, wanted.shipperId, nextPlace), payments)
    const next = chosenIds(holds)
    setChoice({ chosen: next, place: nextPlace })
    setErrors({})
    setNotices(clearedChoices(wanted, holds, payments))
    void keep(next)
  }

  /** What goes wrong is told when going on, where it matters; only a refused place at once. */
  async function keep(next: ChosenMethods) {
    const { saved, isLast } = save(next)
    try {
      const answer = await saved
      if (!isLast()) return
      remember(answer.chosen.shipperId, answer.place)
      if (!isSame(answer.chosen, next)) onCleared(answer.notices)
    } catch (error) {
      if (isLast() && isPointUnknown(error)) refusePlace(next)
    }
  }

  /** A point of the carrier's own picker: what the store knows of it counts. */
  async function pick(shipperId: string, remoteId: string) {
    setErrors({})
    setBusy(true)
    const { saved, isLast } = save({ ...chosen, shipperId, branchId: null }, remoteId)
    try {
      const answer = await saved
      if (!isLast()) return
      setChoice({ chosen: answer.chosen, place: answer.place })
      setNotices(answer.notices)
      remember(shipperId, answer.place)
    } catch (error) {
      if (!isLast()) return
      if (isPointUnknown(error)) setErrors({ place: text('checkout.place.unknown') })
      else notifyFailure(error, text)
    } finally {
      setBusy(false)
    }
  }

  function remember(shipperId: string | null, chosenPlace: PickupPlace | null) {
    const shipper = offered.find(({ id }) => id === shipperId)
    if (shipper?.points && chosenPlace) rememberPickupPoint(shipper.id, chosenPlace)
  }

  /** The shipper stays, the place has to be chosen anew. */
  function refusePlace(sent: ChosenMethods) {
    if (sent.shipperId) forgetPickupPoint(sent.shipperId)
    setChoice({ chosen: { ...sent, branchId: null }, place: null })
    setErrors({ place: text('checkout.place.unknown') })
  }

  async function goOn() {
    const missing = missingMethod(methods)
    if (missing) return setErrors({ [missing]: text(missingTexts[missing]) })
    setBusy(true)
    try {
      const answer = await save(chosen).saved
      if (isSame(answer.chosen, chosen)) return location.assign(routes.checkoutInfo())
      onCleared(answer.notices)
    } catch (error) {
      if (isPointUnknown(error)) refusePlace(chosen)
      else notifyFailure(error, text)
    } finally {
      setBusy(false)
    }
  }

  return { chosen, shippers, methods, errors, notices, busy, choose, pick, goOn }
}

function isSame(one: ChosenMethods, other: ChosenMethods): boolean {
  return (['shipperId', 'branchId', 'paymentId', 'slotId'] as const).every(
    (name) => one[name] === other[name],
  )
}

const missingTexts = {
  shipper: 'checkout.missing.shipper',
  branch: 'checkout.missing.branch',
  payment: 'checkout.missing.payment',
} as const

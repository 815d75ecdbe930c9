import { useRef, useState } from 'react'
import * as z from 'zod/mini'
import {
  chosenIds,
  ChosenMethods,
  methodsOf,
  missingMethod,
} from '../../../domain/checkout-choice.ts'
import { api } from '../../../domain/routes.ts'
import type { FieldErrors } from '../../form.ts'
import type { CheckoutMethodsProps } from '../../screens/checkout-methods.tsx'
import { useShop } from '../../shop.tsx'
import { notifyFailure } from '../../state/notify-failure.ts'
import { sendJson } from '../../state/send-json.ts'

const Saved = z.object({ chosen: ChosenMethods })

/** The choice on the screen, kept by the server with every change. */
export function useMethods({
  shippers,
  payments,
  chosen: initial,
  errors: told,
}: CheckoutMethodsProps) {
  const { routes, text } = useShop()
  const [chosen, setChosen] = useState(initial)
  const [errors, setErrors] = useState<FieldErrors>(told)
  const [busy, setBusy] = useState(false)
  const saving = useRef<Promise<unknown>>(Promise.resolve())
  const methods = methodsOf(chosen, shippers, payments)

  function save(next: ChosenMethods) {
    const body = Object.fromEntries(Object.entries(next).filter(([, id]) => id !== null))
    const send = () => sendJson({ method: 'POST', url: api.checkoutMethods, body, answer: Saved })
    saving.current = saving.current.then(send, send)
    return saving.current
  }

  function choose(change: Partial<ChosenMethods>) {
    const next = chosenIds(methodsOf({ ...chosen, ...change }, shippers, payments))
    setChosen(next)
    setErrors({})
    // Told again when going on, where it matters.
    save(next).catch(() => {})
  }

  async function goOn() {
    const missing = missingMethod(methods)
    if (missing) return setErrors({ [missing]: text(missingTexts[missing]) })
    setBusy(true)
    try {
      await save(chosen)
      location.assign(routes.checkoutInfo())
    } catch (error) {
      notifyFailure(error, text)
    } finally {
      setBusy(false)
    }
  }

  return { chosen, methods, errors, busy, choose, goOn }
}

const missingTexts = {
  shipper: 'checkout.missing.shipper',
  branch: 'checkout.missing.branch',
  payment: 'checkout.missing.payment',
} as const

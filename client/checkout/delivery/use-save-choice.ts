import { useRef, useState } from 'react'
import type { ChosenMethods } from '../../../domain/checkout/delivery/chosen-methods.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'
import type { SavedChoice } from './saved-choice.ts'

/**
 * Sends selections to the server, one after another. `remoteId`: a point of the carrier's own
 * picker. `isLast`: no newer selection since. `saving`: a selection has no response yet.
 */
export function useSaveChoice() {
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)
  const [open, setOpen] = useState(0)

  function save(choice: ChosenMethods, remoteId?: string) {
    const number = ++count.current
    const ids = Object.entries(choice).filter(([, id]) => id !== null)
    const body = { ...Object.fromEntries(ids), ...(remoteId === undefined ? {} : { remoteId }) }
    const send = () =>
      sendJson({ method: 'POST', url: checkoutApi.checkoutMethods, body, response: readSaved })
    const saved = running.current.then(send, send)
    running.current = saved
    setOpen((before) => before + 1)
    const settle = () => setOpen((before) => before - 1)
    void saved.then(settle, settle)
    return { saved, isLast: () => number === count.current }
  }

  return { save, saving: open > 0 }
}

/** The schema is loaded lazily with the first response. */
async function readSaved(body: unknown): Promise<SavedChoice> {
  const { SavedChoice } = await import('./saved-choice.ts')
  return SavedChoice.parse(body)
}

/** The store does not deliver to the point. */
export function isPointUnknown(error: unknown): boolean {
  return error instanceof RequestFailed && error.errors.some(({ code }) => code === 'point_unknown')
}

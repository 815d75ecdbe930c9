import { useRef } from 'react'
import * as z from 'zod/mini'
import { PickupPlace } from '../../../domain/checkout.ts'
import { ChosenMethods } from '../../../domain/checkout-choice.ts'
import { ChoiceNotice } from '../../../domain/choice-notices.ts'
import { api } from '../../../domain/routes.ts'
import { RequestFailed } from '../../state/request-failed.ts'
import { sendJson } from '../../state/send-json.ts'

const SavedChoice = z.object({
  chosen: ChosenMethods,
  /** The chosen place as the store knows it. */
  place: z.nullable(PickupPlace),
  notices: z.array(ChoiceNotice),
})
export type SavedChoice = z.infer<typeof SavedChoice>

/**
 * Sends choices to the server, one after another. `remoteId`: a point of the carrier's own picker.
 * `isLast` tells whether nothing else has been chosen since.
 */
export function useSaveChoice() {
  const running = useRef<Promise<unknown>>(Promise.resolve())
  const count = useRef(0)

  function save(choice: ChosenMethods, remoteId?: string) {
    const number = ++count.current
    const ids = Object.entries(choice).filter(([, id]) => id !== null)
    const body = { ...Object.fromEntries(ids), ...(remoteId === undefined ? {} : { remoteId }) }
    const send = () =>
      sendJson({ method: 'POST', url: api.checkoutMethods, body, answer: SavedChoice })
    const saved = running.current.then(send, send)
    running.current = saved
    return { saved, isLast: () => number === count.current }
  }

  return save
}

/** The store does not deliver to the point. */
export function isPointUnknown(error: unknown): boolean {
  return error instanceof RequestFailed && error.errors.some(({ code }) => code === 'point_unknown')
}

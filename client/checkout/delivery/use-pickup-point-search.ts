import { useEffect, useRef, useState } from 'react'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { getJson } from '../../http/get-json.ts'
import type { PickupPointResults } from '../../../domain/checkout/delivery/pickup-point-results.ts'

/** Shorter queries match too much. */
const shortest = 2
const typingPause = 350

/** Searches pick-up points of a shipper, on input or on request; the last search wins. */
export function usePickupPointSearch(shipperId: string, initial: PickupPointResults | null) {
  const [text, setText] = useState(initial?.text ?? '')
  const [found, setFound] = useState(initial)
  const [busy, setBusy] = useState(false)
  const running = useRef<AbortController>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(
    () => () => {
      running.current?.abort()
      clearTimeout(timer.current)
    },
    [],
  )

  async function search(query: string) {
    clearTimeout(timer.current)
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    setBusy(true)
    const response = await fetchPickupPoints(shipperId, query.trim(), run.signal)
    if (running.current !== run) return
    setFound({ text: query.trim(), ...response })
    setBusy(false)
  }

  function type(next: string) {
    setText(next)
    clearTimeout(timer.current)
    if (next.trim().length < shortest) return
    timer.current = setTimeout(() => void search(next), typingPause)
  }

  return { text, found, busy, type, search }
}

async function fetchPickupPoints(shipperId: string, text: string, signal: AbortSignal) {
  try {
    return await getJson(checkoutApi.places(shipperId, text), readPickupPoints, signal)
  } catch {
    return { places: [], total: null }
  }
}

async function readPickupPoints(body: unknown) {
  const { PickupPointsResponse: PickupPoints } = await import('./pickup-points-response.ts')
  return PickupPoints.parse(body)
}

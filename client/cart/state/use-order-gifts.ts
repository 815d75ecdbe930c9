import { useCallback, useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import type { OrderGifts } from '../../../domain/cart/order-gifts.ts'
import { getJson } from '../../http/get-json.ts'
import { sendJson } from '../../http/send-json.ts'

interface UseOrderGifts {
  gifts: OrderGifts | null
  /** Chooses exactly these. @throws RequestFailed */
  choose: (ids: readonly string[]) => Promise<void>
}

/** Order gifts; refetched when the cart's value changes. */
export function useOrderGifts(initial: OrderGifts | null, cart: Cart | null): UseOrderGifts {
  const { data, mutate } = useSWR(
    initial ? api.cartGifts : null,
    (url) => getJson(url, parseGifts),
    {
      ...(initial && { fallbackData: initial }),
      revalidateOnMount: false,
      revalidateOnFocus: false,
    },
  )
  const worth = cart?.prices.totalWithTax
  const known = useRef(worth)
  useEffect(() => {
    if (known.current === worth) return
    known.current = worth
    void mutate()
  }, [worth, mutate])
  const choose = useCallback(
    async (ids: readonly string[]) => {
      const body = Object.fromEntries(ids.map((id) => [`gift-${id}`, true]))
      const response = parseGifts
      const chosen = await sendJson({ method: 'POST', url: api.cartGifts, body, response })
      await mutate(chosen, { revalidate: false })
    },
    [mutate],
  )
  return { gifts: data ?? null, choose }
}

async function parseGifts(body: unknown): Promise<OrderGifts> {
  return (await import('../../../domain/cart/order-gifts.ts')).OrderGifts.parse(body)
}

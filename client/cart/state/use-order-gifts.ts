import { useEffect, useRef } from 'react'
import useSWR from 'swr'
import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import type { OrderGifts } from '../../../domain/cart/order-gifts.ts'
import { getJson } from '../../http/get-json.ts'
import { parseGifts } from './gift-queue.ts'

/** Order gifts; refetched when the cart's value changes. */
export function useOrderGifts(initial: OrderGifts | null, cart: Cart | null): OrderGifts | null {
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
  return data ?? null
}

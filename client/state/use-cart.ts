import { useSignals } from '@preact/signals-react/runtime'
import { useEffect } from 'react'
import useSWR from 'swr'
import type { Cart } from '../../domain/cart.ts'
import { api } from '../../domain/routes.ts'
import { CartAnswer, cartChannel, cartIsUpdating, refreshCart } from './cart-queue.ts'
import { getJson } from './get-json.ts'

interface UseCart {
  /** null: empty, or not loaded yet. */
  cart: Cart | null
  loaded: boolean
  /** The store cannot be reached and there is nothing to show. */
  failed: boolean
  /** Amounts are of before the changes under way. */
  updating: boolean
}

/** The cart as the store has it. Pass what the page was loaded with, so that it shows at once. */
export function useCart(initial?: Cart | null): UseCart {
  useSignals()
  const updating = cartIsUpdating.value
  const { data, error } = useSWR(api.cart, (url) => getJson(url, CartAnswer), {
    // An answer from before a change under way would take the change back on the screen.
    isPaused: () => cartIsUpdating.peek(),
    ...(initial === undefined ? {} : { fallbackData: { cart: initial } }),
  })
  useEffect(listenToOtherTabs, [])
  return {
    cart: data?.cart ?? null,
    loaded: data !== undefined,
    failed: Boolean(error) && !data,
    updating,
  }
}

let listening = false

function listenToOtherTabs() {
  if (listening) return
  listening = true
  cartChannel?.addEventListener('message', () => void refreshCart())
}

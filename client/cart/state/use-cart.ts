import { useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import type { Cart } from '../../../domain/cart/cart.ts'
import { api } from '../../../domain/api.ts'
import { firstInteraction, hasFirstInteraction } from '../../first-interaction.ts'
import type { Text } from '../../i18n/text.ts'
import { useShop } from '../../shop.tsx'
import { followCart } from '../count/cart-count.ts'
import { CartResponse, cartChannel, cartIsUpdating, refreshCart } from './cart-queue.ts'
import { getFirstJson } from '../../http/get-first-json.ts'
import { getJson } from '../../http/get-json.ts'
import { loadChunk } from '../../navigation/load-chunk.ts'
import { notify } from '../../layout/notices/notifications.ts'
import { forgetRestored } from '../../sign-in/forget-restored.ts'

/** Spec §9 Invalid cart notification. */
export const invalidMs = 30_000

interface UseCart {
  /** null: empty, or not loaded yet. */
  cart: Cart | null
  loaded: boolean
  /** The store is unreachable and there is nothing to show. */
  failed: boolean
}

/** The store's cart. Pass the page's data as the initial value. */
export function useCart(initial?: Cart | null): UseCart {
  const { context, text } = useShop()
  const { cache } = useSWRConfig()
  const load = async (url: string) => {
    const known: unknown = cache.get(url)?.data
    const response = await (known === undefined ? getFirstJson : getJson)(url, CartResponse)
    const shown: unknown = cache.get(url)?.data ?? { cart: initial }
    if (!response.cart) return response
    return (await import('./read-cart-lines.ts')).reuseUnchangedCart(shown, response)
  }
  // A document's cart is current, so it is revalidated with the first interaction only.
  const [isFresh] = useState(() => Boolean(initial) && !hasFirstInteraction())
  const { data, error, mutate } = useSWR(api.cart, load, {
    compare: Object.is,
    // A response from before a pending change would undo it on the screen.
    isPaused: () => cartIsUpdating.peek(),
    ...(initial !== undefined && { fallbackData: { cart: initial } }),
    ...(isFresh && { revalidateOnMount: false }),
  })
  useEffect(() => {
    if (!isFresh || initial === undefined) return
    // Optimistic changes need the cart in SWR's cache.
    void mutate((shown) => shown ?? { cart: initial }, { revalidate: false })
    void firstInteraction.then(() => {
      if (!cartIsUpdating.peek()) void mutate()
    })
    // Only the document's cart, at the first render.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(listenToOtherTabs, [])
  useEffect(forgetRestored, [])
  useEffect(() => {
    if (data) followCart(data.cart?.items ?? [])
  }, [data])
  useEffect(() => announceRemovedItems(data, text), [data, text])
  const inCart = data?.cart?.currencyCode
  useEffect(() => {
    if (inCart && inCart !== context.currency)
      void reloadPage({ page: context.currency, cart: inCart }, text)
  }, [inCart, context.currency, text])
  return {
    cart: data?.cart ?? null,
    loaded: data !== undefined,
    failed: Boolean(error) && !data,
  }
}

/** Another tab has switched the currency. */
async function reloadPage(currencies: { page: string; cart: string }, text: Text) {
  const { reloadInOtherCurrency } = await loadChunk(() => import('./reload-in-other-currency.ts'))
  reloadInOtherCurrency(currencies, text('cart.otherCurrency'))
}

/** Responses whose removed items were announced: every user of the cart sees the same objects. */
const announced = new WeakSet<CartResponse>()

/** Spec §4, §8: items that are no longer sold are announced for 30 s, on any page. */
function announceRemovedItems(response: CartResponse | undefined, text: Text) {
  if (!response?.removed?.length || announced.has(response)) return
  announced.add(response)
  notify({
    kind: 'danger',
    text: text('cart.invalid', { names: response.removed.join(', ') }),
    duration: invalidMs,
  })
}

let listening = false

function listenToOtherTabs() {
  if (listening) return
  listening = true
  cartChannel?.addEventListener('message', () => void refreshCart())
}

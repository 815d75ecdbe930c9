import { useLayoutEffect } from 'react'
import useSWR from 'swr'
import { api } from '../../domain/api.ts'
import type { ShoppingList, ShoppingListItem } from '../../domain/cart/shopping-list.ts'
import { getJson } from '../http/get-json.ts'
import { useShop } from '../shop.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useWishList } from './use-wish-list.ts'

interface FullResponse {
  list: ShoppingList
}

async function parseFull(body: unknown): Promise<FullResponse> {
  const { FullWishListResponse } = await import('./wish-list-responses.ts')
  return FullWishListResponse.parse(body)
}

/** Products of the wish list, initially those of the page. */
export function useWishListItems(initial: ShoppingList): readonly ShoppingListItem[] {
  const hydrated = useHydrated()
  const variantIds = useWishList()
  const { currency } = useShop().context
  // Another tab may have switched since.
  const load = (url: string) => getJson(`${url}?currency=${currency}`, parseFull)
  const { data, mutate } = useSWR(api.wishListItems, load, {
    fallbackData: { list: initial },
    revalidateOnMount: false,
  })
  useLayoutEffect(() => {
    // The SWR cache of an earlier visit is older than the loader's data.
    void mutate({ list: initial }, { revalidate: false })
  }, [initial, mutate])
  const { items } = hydrated && data ? data.list : initial
  // Removed items disappear at once.
  return variantIds ? items.filter(({ variantId }) => variantIds.includes(variantId)) : items
}

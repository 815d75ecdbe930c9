import useSWR from 'swr'
import { api } from '../../domain/api.ts'
import { getJson } from '../http/get-json.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { WishListAnswer, wishListIsUpdating } from './wish-list-queue.ts'

// An answer from before a change under way would take the change back on the screen.
const isPaused = () => wishListIsUpdating.peek()
const watching = {
  isPaused,
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/**
 * Ids of the variants in the customer's wish list; null for guests and before it is known. Only the
 * header's link asks for it, when it knows that a customer is here; hearts watch.
 */
export function useWishList({ asks: isEnabled = false } = {}): readonly string[] | null {
  const hydrated = useHydrated()
  const load = (url: string) => getJson(url, WishListAnswer)
  const { data } = useSWR(api.wishList, load, isEnabled ? { isPaused } : watching)
  return hydrated ? (data?.variantIds ?? null) : null
}

import useSWR from 'swr'
import { api } from '../../domain/api.ts'
import { getFirstJson } from '../http/get-first-json.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { readWishList } from './read-wish-list.ts'
import { wishListIsUpdating } from './wish-list-queue.ts'

// A response from before a pending change would undo it on the screen.
const isPaused = () => wishListIsUpdating.peek()
const watching = {
  isPaused,
  revalidateOnMount: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/**
 * Ids of the variants in the customer's wish list; null for guests and while unknown. Only the
 * header's `PersonalData` fetches it, for customers; hearts subscribe.
 */
export const useWishList = import.meta.env.SSR ? () => null : useLoadedWishList

function useLoadedWishList({ fetches: isEnabled = false } = {}): readonly string[] | null {
  const hydrated = useHydrated()
  const load = (url: string) => getFirstJson(url, readWishList)
  const { data } = useSWR(api.wishList, load, isEnabled ? { isPaused } : watching)
  return hydrated ? (data?.variantIds ?? null) : null
}

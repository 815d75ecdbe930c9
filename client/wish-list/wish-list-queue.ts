import { mutate } from 'swr'
import { api } from '../../domain/api.ts'
import { createChangeQueue } from '../cart/state/change-queue.ts'
import { getJson } from '../http/get-json.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { openChannel } from '../storage/open-channel.ts'
import { sendJson } from '../http/send-json.ts'
import { readWishList, type WishListResponse } from './read-wish-list.ts'

const channel = openChannel('wish-list')
/** State before the pending changes. */
let before: WishListResponse | undefined

const queue = createChangeQueue<WishListResponse>(async (last) => {
  // After a failure only the store knows the state; if it is unreachable, its last response stands.
  const known = last ?? (await getJson(api.wishList, readWishList).catch(() => before))
  before = undefined
  if (known) await mutate(api.wishList, known, { revalidate: false })
  void mutate(api.wishListItems)
  channel?.postMessage('changed')
})

/** Optimistic state until this is false again. */
export const wishListIsUpdating = queue.busy

/** Adds or removes a variant, optimistically. @throws RequestFailed */
export async function setWished(variantId: string, wished: boolean): Promise<void> {
  void mutate<WishListResponse>(
    api.wishList,
    (shown) => {
      before ??= shown
      const others = shown?.variantIds?.filter((id) => id !== variantId) ?? []
      return { variantIds: wished ? [...others, variantId] : others }
    },
    { revalidate: false },
  )
  const response = readWishList
  const body = { id: variantId }
  const send = () =>
    wished
      ? sendJson({ method: 'POST', url: api.wishListItems, body, response })
      : sendJson({ method: 'DELETE', url: api.wishListItem(variantId), response })
  const isDone = ({ variantIds }: WishListResponse) => variantIds?.includes(variantId) === wished
  await queue.add(() => send().catch((error: unknown) => confirmed(error, isDone)), variantId)
}

/** The list, if only the response of its change was lost. @throws the error otherwise */
async function confirmed(error: unknown, isDone: (list: WishListResponse) => boolean) {
  if (!(error instanceof RequestFailed) || error.status !== 0) throw error
  const list = await getJson(api.wishList, readWishList)
  if (!isDone(list)) throw error
  return list
}

/** Syncs with other tabs once no change is pending. @returns unsubscribe */
export function followOtherTabs(): () => void {
  const stop = new AbortController()
  const refresh = async () => {
    await queue.settled()
    await Promise.all([mutate(api.wishList), mutate(api.wishListItems)])
  }
  channel?.addEventListener('message', () => void refresh(), { signal: stop.signal })
  return () => stop.abort()
}

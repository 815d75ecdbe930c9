import { mutate } from 'swr'
import { api } from '../../domain/api.ts'
import { createChangeQueue } from '../cart/state/change-queue.ts'
import { getJson } from '../http/get-json.ts'
import { RequestFailed } from '../http/request-failed.ts'
import { openChannel } from '../storage/open-channel.ts'
import { sendJson } from '../http/send-json.ts'
import { readWishList, type WishListAnswer } from './read-wish-list.ts'

const channel = openChannel('wish-list')
/** State before the pending changes. */
let before: WishListAnswer | undefined

const queue = createChangeQueue<WishListAnswer>(async (last) => {
  // After a failure only the store knows the state; if it is unreachable, its last answer stands.
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
  void mutate<WishListAnswer>(
    api.wishList,
    (shown) => {
      before ??= shown
      const others = shown?.variantIds?.filter((id) => id !== variantId) ?? []
      return { variantIds: wished ? [...others, variantId] : others }
    },
    { revalidate: false },
  )
  const answer = readWishList
  const body = { id: variantId }
  const send = () =>
    wished
      ? sendJson({ method: 'POST', url: api.wishListItems, body, answer })
      : sendJson({ method: 'DELETE', url: api.wishListItem(variantId), answer })
  const isDone = ({ variantIds }: WishListAnswer) => variantIds?.includes(variantId) === wished
  await queue.add(() => send().catch((error: unknown) => confirmed(error, isDone)), variantId)
}

/** The list, if only the response of its change was lost. @throws the error otherwise */
async function confirmed(error: unknown, isDone: (list: WishListAnswer) => boolean) {
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

import { mutate } from 'swr'
import { api } from '../../domain/api.ts'
import { createChangeQueue } from '../cart/state/change-queue.ts'
import { getJson } from '../http/get-json.ts'
import { isStringList } from '../storage/is-string-list.ts'
import { openChannel } from '../storage/open-channel.ts'
import { sendJson } from '../http/send-json.ts'

export interface WishListAnswer {
  /** null: a guest. */
  variantIds: string[] | null
}

/** Parses it; a schema would cost more than this list of words is worth. */
export function WishListAnswer(body: unknown): WishListAnswer {
  const { variantIds } = (body ?? {}) as Record<keyof WishListAnswer, unknown>
  if (variantIds !== null && !isStringList(variantIds)) throw new TypeError('Not a wish list')
  return { variantIds }
}

const channel = openChannel('wish-list')
/** What was shown before the changes under way. */
let before: WishListAnswer | undefined

const queue = createChangeQueue<WishListAnswer>(async (last) => {
  // After a failure only the store knows; if it cannot say, what it said before still holds.
  const known = last ?? (await getJson(api.wishList, WishListAnswer).catch(() => before))
  before = undefined
  if (known) await mutate(api.wishList, known, { revalidate: false })
  void mutate(api.wishListItems)
  channel?.postMessage('changed')
})

/** What is shown is ahead of the store until this is false again. */
export const wishListIsUpdating = queue.busy

/** Puts a variant in or takes it out; hearts show it at once. @throws RequestFailed */
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
  const body = { id: variantId }
  await queue.add(
    () =>
      wished
        ? sendJson({ method: 'POST', url: api.wishListItems, body, answer: WishListAnswer })
        : sendJson({
            method: 'DELETE',
            url: api.wishListItem(variantId),
            answer: WishListAnswer,
          }),
    variantId,
  )
}

/** Follows what other tabs do, once the own changes are through. @returns how to stop */
export function followOtherTabs(): () => void {
  const stop = new AbortController()
  const refresh = async () => {
    await queue.settled()
    await Promise.all([mutate(api.wishList), mutate(api.wishListItems)])
  }
  channel?.addEventListener('message', () => void refresh(), { signal: stop.signal })
  return () => stop.abort()
}

import { isIdList } from '../../storage/is-id-list.ts'
import { persistedSignal } from '../../storage/persisted-signal.ts'

const maxRemembered = 20

/** Ids of dismissed banners; a changed banner has a new id. */
export const closedBanners = persistedSignal({
  key: 'closed-banners',
  privacy: 'device',
  version: 1,
  accepts: isIdList,
  initial: [],
})

export function closeBanner(id: string) {
  closedBanners.value = [id, ...closedBanners.peek().filter((other) => other !== id)].slice(
    0,
    maxRemembered,
  )
}

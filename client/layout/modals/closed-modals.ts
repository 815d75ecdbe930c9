import { isIdList } from '../../storage/is-id-list.ts'
import { persistedSignal } from '../../storage/persisted-signal.ts'

const maxRemembered = 20

/** Ids of dismissed entry modals; a changed one has a new id (spec §4). */
export const closedModals = persistedSignal({
  key: 'closed-modals',
  privacy: 'device',
  version: 1,
  accepts: isIdList,
  initial: [],
})

export function closeEntryModal(id: string) {
  const others = closedModals.peek().filter((other) => other !== id)
  closedModals.value = [id, ...others].slice(0, maxRemembered)
}

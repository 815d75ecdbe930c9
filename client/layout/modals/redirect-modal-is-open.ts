import { persistedSignal } from '../../storage/persisted-signal.ts'

/** Whether somebody is told that they may not shop here; open until they close it (spec §4). */
export const redirectModalIsOpen = persistedSignal({
  key: 'redirect-modal',
  privacy: 'device',
  version: 1,
  accepts: (value) => typeof value === 'boolean',
  initial: false,
})

export function openRedirectModal() {
  redirectModalIsOpen.value = true
}

export function closeRedirectModal() {
  redirectModalIsOpen.value = false
}

import { persistedSignal } from '../../storage/persisted-signal.ts'

/** Whether the redirect modal is open; until the visitor closes it (spec §4). */
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

import { useSignals } from '@preact/signals-react/runtime'
import { useState } from 'react'
import { findModal, type Modal } from '../../../domain/content/modals.ts'
import { closedModals } from './closed-modals.ts'
import { EntryModal } from './entry-modal.tsx'
import { hasSeenSeasonal } from './seasonal-cookie.ts'
import { readCookies } from '../../storage/safe-storage.ts'
import { SeasonalModal } from './seasonal-modal.tsx'
import { useIsIdle } from './use-is-idle.ts'

/** The shop's entry modal, then the seasonal one; one per page. */
export function EntryModals({ modals }: { modals: readonly Modal[] }) {
  useSignals()
  const [isShown, setShown] = useState(false)
  // Read once on page load, because showing the seasonal modal sets the cookie.
  const [seen] = useState(() => hasSeenSeasonal(readCookies()))
  const entry = findModal(modals, 'entry')
  const seasonal = findModal(modals, 'seasonal')
  const closed = closedModals.value
  const mayOpen = useIsIdle()
  if (isShown || !mayOpen) return null
  const close = () => setShown(true)
  if (entry && !closed.includes(entry.id)) return <EntryModal {...entry} onClose={close} />
  if (seasonal && !seen) return <SeasonalModal {...seasonal} onClose={close} />
  return null
}

import { useSignals } from '@preact/signals-react/runtime'
import { browserPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { storageIsLoaded } from '../../storage/storage-is-loaded.ts'
import { consent, consentIsOpen } from '../notices/consent.ts'
import { redirectModalIsOpen } from './redirect-modal-is-open.ts'

const RedirectModal = browserPart(async () => (await import('./redirect-modal.tsx')).RedirectModal)
const EntryModals = browserPart(async () => (await import('./entry-modals.tsx')).EntryModals)

/**
 * Mounts modals in the layout; their chunks load when one is shown. Entry modals wait for the
 * cookie consent; modals opened by the visitor do not.
 */
export function ModalHost({ greets }: { greets: boolean }) {
  useSignals()
  const { modals } = useShop().site.configuration
  if (!storageIsLoaded.value) return null
  if (redirectModalIsOpen.value) return <RedirectModal />
  if (!greets || !modals || consentIsOpen.value || consent.value === null) return null
  return <EntryModals modals={modals} />
}

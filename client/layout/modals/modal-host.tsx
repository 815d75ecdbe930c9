import { useSignals } from '@preact/signals-react/runtime'
import { browserPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { storageIsLoaded } from '../../storage/persisted-signal.ts'
import { consent, consentIsOpen } from '../notices/consent.ts'
import { redirectModalIsOpen } from './redirect-modal-is-open.ts'

const RedirectModal = browserPart(async () => (await import('./redirect-modal.tsx')).RedirectModal)
const EntryModals = browserPart(async () => (await import('./entry-modals.tsx')).EntryModals)

/**
 * Place of the modals in the layout; their code comes where one has to be shown. They wait for the
 * question about cookies, which stays in sight and can be answered.
 */
export function ModalHost({ greets }: { greets: boolean }) {
  useSignals()
  const { modals } = useShop().frame.configuration
  if (!storageIsLoaded.value || consentIsOpen.value) return null
  if (redirectModalIsOpen.value) return <RedirectModal />
  if (!greets || !modals || consent.value === null) return null
  return <EntryModals modals={modals} />
}

import { useSignals } from '@preact/signals-react/runtime'
import { browserPart } from '../../lazy-part.ts'
import { useShop } from '../../shop.tsx'
import { storageIsLoaded } from '../../storage/persisted-signal.ts'
import { consent, consentIsOpen } from '../notices/consent.ts'
import { redirectModalIsOpen } from './redirect-modal-is-open.ts'

const RedirectModal = browserPart(async () => (await import('./redirect-modal.tsx')).RedirectModal)
const EntryModals = browserPart(async () => (await import('./entry-modals.tsx')).EntryModals)

/**
 * Place of the modals in the layout; their code comes where one has to be shown. Greetings wait for
 * an answer to the question about cookies; what a visitor's own press led to does not.
 */
export function ModalHost({ greets }: { greets: boolean }) {
  useSignals()
  const { modals } = useShop().frame.configuration
  if (!storageIsLoaded.value) return null
  if (redirectModalIsOpen.value) return <RedirectModal />
  if (!greets || !modals || consentIsOpen.value || consent.value === null) return null
  return <EntryModals modals={modals} />
}

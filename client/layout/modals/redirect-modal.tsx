import { findModal } from '../../../domain/content/modals.ts'
import { useShop } from '../../shop.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { modalLink } from './modal-link.tsx'
import { closeRedirectModal } from './redirect-modal-is-open.ts'

/**
 * Tells a member of a restricted group that they cannot shop here, after any sign-out, and links to
 * the page that the CMS names (spec §4, §6).
 */
export function RedirectModal() {
  const { site, text } = useShop()
  const modal = findModal(site.configuration.modals ?? [], 'redirect')
  return (
    <Dialog
      open
      onClose={closeRedirectModal}
      title={modal?.title || text('login.restrictedTitle')}
      footer={modal && modalLink({ ...modal, onClick: closeRedirectModal })}
    >
      <p className="modal__text">{modal?.text || text('login.restricted')}</p>
    </Dialog>
  )
}

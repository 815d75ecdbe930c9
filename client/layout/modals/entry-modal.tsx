import type { Modal } from '../../../domain/content/modals.ts'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { closeEntryModal } from './closed-modals.ts'
import { modalLink } from './modal-link.tsx'
import { ModalPicture } from './modal-picture.tsx'

type EntryModalProps = Extract<Modal, { type: 'entry' }> & { onClose: () => void }

/** Entry modal, shown until it is dismissed (spec §2, §4). */
export function EntryModal({ id, title, text, image, onClose, ...button }: EntryModalProps) {
  function close() {
    closeEntryModal(id)
    onClose()
  }
  return (
    <Dialog open onClose={close} title={title} footer={modalLink({ ...button, onClick: close })}>
      {image && <ModalPicture image={image} height={320} />}
      {text && <p className="modal__text">{text}</p>}
    </Dialog>
  )
}

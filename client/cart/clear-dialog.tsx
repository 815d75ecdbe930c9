import { useShop } from '../shop.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'

interface ClearDialogProps {
  /** Number of lines to be removed. */
  count: number
  onClose: () => void
  onClear: () => void
}

/** Confirms clearing the whole cart, which can also be undone. */
export function ClearDialog({ count, onClose, onClear }: ClearDialogProps) {
  const { text } = useShop()
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('cartPage.clear.title')}
      footer={
        <div className="clear-dialog__actions">
          <Button variant="secondary" onClick={onClose}>
            {text('cartPage.clear.keep')}
          </Button>
          <Button
            variant="danger"
            icon="trash-2"
            onClick={() => {
              onClose()
              onClear()
            }}
          >
            {text('cartPage.clearAll')}
          </Button>
        </div>
      }
    >
      <p>{text.count('cartPage.clear.text', count)}</p>
    </Dialog>
  )
}

import { useShop } from '../shop.tsx'
import { compareIds, type CompareNotice } from './compare.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'

const titles = {
  added: 'compare.added',
  removed: 'compare.removed',
  full: 'compare.full',
} as const

interface CompareDialogProps {
  change: CompareNotice
  onClose: () => void
}

/** Confirms a change of the comparison and links to it (spec §4 Compare toggle). */
export function CompareDialog({ change, onClose }: CompareDialogProps) {
  const { text, routes } = useShop()
  const ids = compareIds.value
  return (
    <Dialog
      open
      onClose={onClose}
      title={text(titles[change.kind])}
      footer={
        <div className="item-added__actions">
          {ids.length > 0 && (
            <ButtonLink href={routes.compare(ids)} variant="primary" wide onClick={onClose}>
              {text.count('compare.show', ids.length)}
            </ButtonLink>
          )}
          <Button wide onClick={onClose}>
            {text('compare.goOn')}
          </Button>
        </div>
      }
    >
      <p>{change.name}</p>
      {change.kind === 'full' && <p>{text('compare.fullText')}</p>}
    </Dialog>
  )
}

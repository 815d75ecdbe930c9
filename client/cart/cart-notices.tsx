import { useEffect } from 'react'
import { useShop } from '../shop.tsx'
import { notify } from '../layout/notices/notifications.ts'
import { invalidMs } from './state/use-cart.ts'
import { Notice } from '../ui/notice.tsx'
import type { LineError } from './line/line-error.ts'
import { LineErrorNote } from './line/line-error-note.tsx'
import { UndoForm } from './line/undo-form.tsx'
import { UndoRow } from './line/undo-row.tsx'
import type { Removed } from './line/use-line-changes.ts'

interface CartNoticesProps {
  /** Names of items that are no longer sold. */
  invalid: string[]
  problem: string | null
  /** Result of a form. */
  done: 'saved' | 'noted' | null
  /** Items that a form removed, with an undo form. */
  undo: string
  trouble: LineError | undefined
  /** Removed by the script, without remaining lines to show the undo between. */
  removed: Removed | null
  onUndo: () => void
}

/** Notices about changes of the cart. */
export function CartNotices(props: CartNoticesProps) {
  const { invalid, problem, done, undo, trouble, removed, onUndo } = props
  const { text } = useShop()
  const invalidText = invalid.length > 0 ? text('cart.invalid', { names: invalid.join(', ') }) : ''
  useEffect(() => {
    if (invalidText) notify({ kind: 'danger', text: invalidText, duration: invalidMs })
  }, [invalidText])
  return (
    <div className="cart-notices">
      {invalidText && (
        <div className="no-script-only">
          <Notice kind="danger">{invalidText}</Notice>
        </div>
      )}
      {problem && (
        <Notice kind="danger" role="alert" focused>
          {problem}
        </Notice>
      )}
      {done && (
        <Notice kind="success" role="status">
          {done === 'saved' ? text('cartPage.saved') : text('cartPage.noted')}
        </Notice>
      )}
      {trouble && <LineErrorNote trouble={trouble} />}
      {removed && <UndoRow removed={removed} onUndo={onUndo} />}
      {undo && !removed && <UndoForm undo={undo} />}
    </div>
  )
}

import { useEffect } from 'react'
import { useShop } from '../shop.tsx'
import { notify } from '../layout/notices/notifications.ts'
import { invalidMs } from './state/use-cart.ts'
import { Notice } from '../ui/notice.tsx'
import type { Trouble } from './line/trouble.ts'
import { TroubleNote } from './line/trouble-note.tsx'
import { UndoForm } from './line/undo-form.tsx'
import { UndoRow } from './line/undo-row.tsx'
import type { Removed } from './line/use-line-changes.ts'

interface CartNoticesProps {
  /** Names of items that could be bought no more. */
  invalid: string[]
  problem: string | null
  /** What a form did. */
  done: 'saved' | 'noted' | null
  /** What a form took out, to be put back by another one. */
  undo: string
  trouble: Trouble | undefined
  /** Taken out by the script, where no lines are left to show it between. */
  removed: Removed | null
  onUndo: () => void
}

/** What happened to the cart that its owner has to know. */
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
        <Notice kind="danger" role="alert">
          {problem}
        </Notice>
      )}
      {done && (
        <Notice kind="success" role="status">
          {done === 'saved' ? text('cartPage.saved') : text('cartPage.noted')}
        </Notice>
      )}
      {trouble && <TroubleNote trouble={trouble} />}
      {removed && <UndoRow removed={removed} onUndo={onUndo} />}
      {undo && !removed && <UndoForm undo={undo} />}
    </div>
  )
}

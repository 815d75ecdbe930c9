import { useEffect, useId, useRef } from 'react'
import { useShop } from '../../shop.tsx'
import type { Removed } from './use-line-changes.ts'
import { Icon } from '../../ui/icon/icon.tsx'

interface UndoRowProps {
  removed: Removed
  onUndo: () => void
}

/** Replaces a removed line until it is restored or the page is left. */
export function UndoRow({ removed, onUndo }: UndoRowProps) {
  const { text } = useShop()
  const button = useRef<HTMLButtonElement>(null)
  // The focused button was removed with its line.
  useEffect(() => button.current?.focus(), [removed])
  const id = useId()
  return (
    <div className="undo-row">
      {/* No live region: it is announced with the focus. */}
      <p id={id}>
        {removed.name
          ? text('cartPage.removed', { name: removed.name })
          : text.count('cartPage.removedAll', removed.lines.length)}
      </p>
      <button
        ref={button}
        type="button"
        className="button button--secondary button--small"
        onClick={onUndo}
        aria-describedby={id}
        aria-busy={removed.isRestoring}
      >
        <Icon name="undo-2" />
        {text('cart.undo')}
      </button>
    </div>
  )
}

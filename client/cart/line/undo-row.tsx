import { useEffect, useRef } from 'react'
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
  return (
    <div className="undo-row" role="status">
      <p>
        {removed.name
          ? text('cartPage.removed', { name: removed.name })
          : text.count('cartPage.removedAll', removed.lines.length)}
      </p>
      <button
        ref={button}
        type="button"
        className="button button--secondary button--small"
        onClick={onUndo}
      >
        <Icon name="undo-2" />
        {text('cart.undo')}
      </button>
    </div>
  )
}

import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useShop } from '../../shop.tsx'
import { Icon } from '../icon.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open: boolean
  /** Escape, the close button or a click beside it. */
  onClose: () => void
  title: string
  /** Where it comes from: the middle, an edge, or the bottom as a sheet. */
  side?: 'centre' | 'left' | 'right' | 'bottom'
  /** Stays in sight below what scrolls. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal; the browser keeps the focus inside, and it returns to where it was. */
export function Dialog({ open, onClose, title, side = 'centre', footer, children }: DialogProps) {
  const { text } = useShop()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useReturnFocus(open)
  // A passive effect would close it after React has taken it out of the page.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    element.showModal()
    return () => element.close()
  }, [open])

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is onCancel
    <dialog
      ref={dialog}
      className={`dialog dialog--${side}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
    >
      {open && (
        <div className="dialog__box">
          <header className="dialog__head">
            <h2 className="dialog__title" id={titleId}>
              {title}
            </h2>
            <button
              type="button"
              className="icon-button"
              aria-label={text('dialog.close')}
              onClick={onClose}
            >
              <Icon name="x" />
            </button>
          </header>
          <div className="dialog__content">{children}</div>
          {footer && <footer className="dialog__footer">{footer}</footer>}
        </div>
      )}
    </dialog>
  )
}

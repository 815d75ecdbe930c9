import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { useShop } from '../../shop.tsx'
import { Icon } from '../icon/icon.tsx'
import { useReturnFocus } from './use-return-focus.ts'

interface DialogProps {
  open: boolean
  /** Escape, the close button or a click outside. */
  onClose: () => void
  title: string
  /** Position: centred, at an edge, or a bottom sheet. */
  side?: 'centre' | 'left' | 'right' | 'bottom'
  /** Sticky below the scrolling content. */
  footer?: ReactNode
  children: ReactNode
}

/** A modal; the browser traps the focus, which returns afterwards. */
export function Dialog({ open, onClose, title, side = 'centre', footer, children }: DialogProps) {
  const { text } = useShop()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useReturnFocus(open)
  // A passive effect would close it after React has removed it from the page.
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

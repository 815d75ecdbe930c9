import { useLayoutEffect } from 'react'

/**
 * Returns the focus when something that had opened closes (WCAG 2.4.3): to its opener, or to the
 * content if that no longer exists. Call it before the opened part takes the focus.
 */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => returnFocus(opener)
  }, [isOpen])
}

/** After the next frame: until then React may remove the opener, or a page may take the focus. */
export function returnFocus(opener: Element | null): void {
  requestAnimationFrame(() => {
    for (const target of [opener, document.getElementById('content')]) {
      if (document.activeElement !== document.body) return
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  })
}

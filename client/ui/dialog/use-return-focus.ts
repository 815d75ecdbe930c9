import { useLayoutEffect } from 'react'

/**
 * Gives the focus back when something that had opened goes (WCAG 2.4.3): to where it was, or, when
 * that has gone meanwhile, to the content. Call it before what opens takes the focus.
 */
export function useReturnFocus(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return
    const opener = document.activeElement
    return () => returnFocus(opener)
  }, [isOpen])
}

/** After the next frame: until then React may take the opener away, or a page may have taken the focus. */
export function returnFocus(opener: Element | null): void {
  requestAnimationFrame(() => {
    for (const target of [opener, document.getElementById('content')]) {
      if (document.activeElement !== document.body) return
      if (target instanceof HTMLElement) target.focus({ preventScroll: true })
    }
  })
}

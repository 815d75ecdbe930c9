import { useEffect } from 'react'
import { returnFocus } from '../../ui/dialog/use-return-focus.ts'

/**
 * Browsers return a popover's focus on Escape, but not after a press outside; and they leave it open
 * over a focus that has moved on by keyboard (WCAG 2.4.11).
 */
export function usePopoverFocus(): void {
  useEffect(() => {
    const openers = new WeakMap<EventTarget, Element | null>()
    function watch({ target, newState }: ToggleEvent) {
      if (!(target instanceof HTMLElement) || !target.popover) return
      if (newState === 'open') openers.set(target, document.activeElement)
      else returnFocus(openers.get(target) ?? null)
    }
    // These events do not bubble.
    document.addEventListener('beforetoggle', watch, true)
    document.addEventListener('focusin', closeLeft)
    return () => {
      document.removeEventListener('beforetoggle', watch, true)
      document.removeEventListener('focusin', closeLeft)
    }
  }, [])
}

/** Not by a press: the opener closes the popover itself, and would open it again. */
function closeLeft({ target }: FocusEvent) {
  if (!(target instanceof Element) || !target.matches(':focus-visible')) return
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open'))
    if (!popover.contains(target)) popover.hidePopover()
}

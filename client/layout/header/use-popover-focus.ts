import { useEffect } from 'react'
import { returnFocus } from '../../ui/dialog/use-return-focus.ts'

/** The browser returns the focus of a popover on Escape, but not after a press beside it. */
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
    return () => document.removeEventListener('beforetoggle', watch, true)
  }, [])
}

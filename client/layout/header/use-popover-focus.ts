import { useEffect } from 'react'
import { returnFocus } from '../../ui/dialog/use-return-focus.ts'

/** Browsers return a popover's focus on Escape, but not after a press outside. */
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

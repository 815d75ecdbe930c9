import { type RefObject, useEffect } from 'react'
import { nextStickyState, type StickyState } from './sticky-state.ts'

/** Writes the state of the header around a part into its `data-state` for the style sheet. */
export function useStickyHeader(part: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let state: StickyState = 'not_sticky'
    let lastY = window.scrollY
    let waiting = false

    function update() {
      waiting = false
      const element = part.current?.closest<HTMLElement>('.page-header')
      if (!element) return
      const y = Math.max(0, window.scrollY)
      // Stays visible while in use: a focused field, an open menu.
      const busy = element.matches(':has(:focus-visible, details[open])')
      const next = nextStickyState(state, { y, lastY, height: element.offsetHeight })
      if (Math.abs(y - lastY) > 6 || next === 'not_sticky') lastY = y
      if (next === state || (busy && next === 'sticky_invisible')) return
      state = next
      element.dataset.state = next
      if (next === 'sticky_not_ready') requestAnimationFrame(update)
    }

    function onScroll() {
      if (waiting) return
      waiting = true
      requestAnimationFrame(update)
    }

    addEventListener('scroll', onScroll, { passive: true })
    return () => removeEventListener('scroll', onScroll)
  }, [part])
}

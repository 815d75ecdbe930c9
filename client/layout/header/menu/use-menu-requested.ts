import { type RefObject, useEffect, useState } from 'react'

/** True once a pointer, the focus or a press has reached the menu. */
export function useMenuRequested(nav: RefObject<HTMLElement | null>): boolean {
  const [isRequested, setIsRequested] = useState(false)
  useEffect(() => {
    const menu = nav.current
    if (!menu || isRequested) return
    const want = () => setIsRequested(true)
    const listening = new AbortController()
    for (const event of ['pointerenter', 'focusin', 'beforetoggle']) {
      menu.addEventListener(event, want, { signal: listening.signal })
    }
    // It may have been opened before hydration.
    const isInUse = menu.matches(':popover-open, :hover, :focus-within, :has(details[open])')
    const timer = isInUse ? setTimeout(want) : undefined
    return () => {
      listening.abort()
      clearTimeout(timer)
    }
  }, [nav, isRequested])
  return isRequested
}

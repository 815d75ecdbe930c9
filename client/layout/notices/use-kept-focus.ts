import { useEffect } from 'react'

/**
 * Keeps the focus near a control that its own action removes or disables, such as a filter's chip
 * or a form that became a message: on that message, else on what had surrounded it (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    /** The focused element and its ancestors, which a removed one no longer has. */
    let path: Element[] = []
    let waiting = false
    const remember = ({ target }: Pick<Event, 'target'>) => (path = ancestorsOf(target))
    // A press beside the focused control has left it.
    const forget = ({ target }: PointerEvent) => {
      if (!(target instanceof Node && path[0]?.contains(target))) path = []
    }
    const observer = new MutationObserver(() => {
      if (waiting || !isLost(path)) return
      waiting = true
      // Dialogs and lists that know a better place have used it by then.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          waiting = false
          if (isLost(path)) focusNear(path)
        }),
      )
    })
    addEventListener('focusin', remember)
    addEventListener('pointerdown', forget, true)
    remember({ target: document.activeElement })
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled'],
    })
    return () => {
      removeEventListener('focusin', remember)
      removeEventListener('pointerdown', forget, true)
      observer.disconnect()
    }
  }, [])
}

function ancestorsOf(target: EventTarget | null): Element[] {
  const path: Element[] = []
  for (let at = target instanceof Element ? target : null; at; at = at.parentElement)
    if (at !== document.body && at !== document.documentElement) path.push(at)
  return path
}

function isLost([focused]: Element[]): boolean {
  if (!focused || (document.activeElement ?? document.body) !== document.body) return false
  return !focused.isConnected || focused.matches(':disabled')
}

function focusNear([, ...around]: Element[]): void {
  const rest = around.find((element) => element.isConnected)
  const message =
    rest?.id !== 'content' && rest?.querySelector(':is([role=status], [role=alert]):not(:empty)')
  const target = message || rest
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}

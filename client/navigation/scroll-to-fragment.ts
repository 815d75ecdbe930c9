/** Duration and delay of the scroll animation (spec §9 scroll animation). */
const durationMs = 300
const delayMs = 100

/** Events by which a visitor scrolls. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Animates the scroll to a fragment of the same page. Keyboard activation jumps, because the next
 * Tab starts at the target. So does everything with reduced motion.
 */
export function scrollToFragments(): void {
  if (!('navigation' in window)) return
  let pressed = false
  addEventListener('pointerdown', () => (pressed = true), { capture: true, passive: true })
  addEventListener('keydown', () => (pressed = false), { capture: true, passive: true })
  navigation.addEventListener('navigate', (event) => {
    if (!pressed || !event.hashChange || !event.canIntercept || !event.userInitiated) return
    if (event.navigationType !== 'push' && event.navigationType !== 'replace') return
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const target = targetOf(new URL(event.destination.url).hash)
    // A form field is focused at once, with the phone's keyboard.
    if (!target || target.closest('form')) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        // Finally the browser's own navigation: `:target`, focus and exact position.
        if (await moveTo(target, event.signal)) event.scroll()
      },
    })
  })
}

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    return null
  }
}

/** Whether it reached its end: the visitor may scroll elsewhere or press another link. */
async function moveTo(target: Element, signal: AbortSignal): Promise<boolean> {
  const interrupted = new AbortController()
  const either = AbortSignal.any([signal, interrupted.signal])
  for (const type of interruptions) {
    const options = { passive: true, capture: true, signal: either }
    addEventListener(type, () => interrupted.abort(), options)
  }
  await new Promise((resolve) => setTimeout(resolve, delayMs))
  const root = document.documentElement
  const from = root.scrollTop
  const start = performance.now()
  for (let part = 0; part < 1 && !either.aborted;) {
    const now = await new Promise<number>(requestAnimationFrame)
    // Interrupted while waiting, such as by back, whose restored position must stay.
    if (either.aborted) break
    part = Math.min(1, Math.max(0, (now - start) / durationMs))
    // The target may move while lazy content loads.
    const to = root.scrollTop + target.getBoundingClientRect().top - spaceAbove(root, target)
    root.scrollTop = from + (to - from) * (1 - (1 - part) ** 3)
  }
  const isOver = !either.aborted
  interrupted.abort()
  return isOver
}

/** scroll-margin and scroll-padding, such as for the sticky header. */
function spaceAbove(root: Element, target: Element): number {
  const pixels = [getComputedStyle(root).scrollPaddingTop, getComputedStyle(target).scrollMarginTop]
  return pixels.reduce((sum, text) => sum + (Number.parseFloat(text) || 0), 0)
}

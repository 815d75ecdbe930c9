/** How long the page moves, and how long it waits before (spec §9 scroll animation). */
const durationMs = 300
const delayMs = 100

/** What a visitor does to scroll by themselves. */
const interruptions = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * A press on a link to a part of the same page moves there in steps that the eye can follow. The
 * keyboard's jump stays a jump: the next Tab starts at the target. So does everything for visitors
 * who have asked for less motion.
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
    // A field that is to be typed into is there at once, with the keyboard of a phone.
    if (!target || target.closest('form')) return
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      async handler() {
        // Last, the browser's own step: `:target`, the focus and the exact place.
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

/** Whether it has come to its end: the visitor may scroll elsewhere, or press another link. */
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
    part = Math.min(1, Math.max(0, (now - start) / durationMs))
    // Where it is may change meanwhile: late parts take their place.
    const to = root.scrollTop + target.getBoundingClientRect().top - spaceAbove(root, target)
    root.scrollTop = from + (to - from) * (1 - (1 - part) ** 3)
  }
  const isOver = !either.aborted
  interrupted.abort()
  return isOver
}

/** What the styles keep free above a target, such as for the header that stays. */
function spaceAbove(root: Element, target: Element): number {
  const pixels = [getComputedStyle(root).scrollPaddingTop, getComputedStyle(target).scrollMarginTop]
  return pixels.reduce((sum, text) => sum + (Number.parseFloat(text) || 0), 0)
}

/** States of the sticky header (spec §2). */
export type StickyState =
  | 'not_sticky'
  /** Above the screen, without a transition. */
  | 'sticky_not_ready'
  /** Above the screen, ready to slide in. */
  | 'sticky_ready'
  | 'sticky_invisible'
  | 'sticky_visible'

/** Threshold: jitter of a finger is no change of direction. */
const threshold = 6

interface Scroll {
  y: number
  lastY: number
  /** Height of the header. */
  height: number
}

/** The state after a scroll; scrolling up shows the header, scrolling down hides it. */
export function nextStickyState(state: StickyState, { y, lastY, height }: Scroll): StickyState {
  if (y <= 0) return 'not_sticky'
  if (state === 'not_sticky') return y > height ? 'sticky_not_ready' : 'not_sticky'
  if (y < lastY - threshold) return 'sticky_visible'
  if (y > lastY + threshold && state === 'sticky_visible') return 'sticky_invisible'
  if (state === 'sticky_not_ready') return 'sticky_ready'
  return state
}

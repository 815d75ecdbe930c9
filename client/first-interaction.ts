/* The first interaction with the page. Lazy parts load from then on (decision
   0132). */
const events = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  // A screen reader's click may come without any event before it.
  'click',
] as const

let resolveFirst: () => void = () => {}
let hasInteracted = false
let isRestored = false
/** Settles with the first interaction. */
export const firstInteraction = new Promise<void>((resolve) => (resolveFirst = resolve))

/** Browsers report a resting pointer over a new page as a move of no distance. */
function handleInteraction(event: Event): void {
  const isResting =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isResting) triggerFirstInteraction()
}

/** Triggers loading without an interaction, e.g. for a page navigated in place. */
export function triggerFirstInteraction(): void {
  for (const type of events) removeEventListener(type, handleInteraction, true)
  removeEventListener('pageshow', restored)
  hasInteracted = true
  resolveFirst()
}

/** Whether there was one. */
export const hasFirstInteraction = () => hasInteracted

/** Whether the page came from the bfcache before it had loaded its lazy parts. */
export const wasRestored = () => isRestored

/** Listens from the first script on; later events make up for earlier ones. */
export function watchFirstInteraction(): void {
  for (const type of events)
    addEventListener(type, handleInteraction, { capture: true, passive: true })
  // Restored from the bfcache: its data may be older than that of other pages.
  addEventListener('pageshow', restored)
  // A reload restores the scroll position.
  if (scrollY > 0) triggerFirstInteraction()
}

function restored({ persisted }: PageTransitionEvent): void {
  if (!persisted) return
  isRestored = true
  triggerFirstInteraction()
}

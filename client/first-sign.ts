/* The first interaction with the page, before any press. Lazy parts load from then on (decision
   0132). */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  // A screen reader's press may come without any event before it.
  'click',
] as const

let give: () => void = () => {}
let isGiven = false
/** Settles with the first interaction. */
export const firstSign = new Promise<void>((resolve) => (give = resolve))

/** Browsers report a resting pointer over a new page as a move of no distance. */
function noteSign(event: Event): void {
  const isResting =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isResting) giveFirstSign()
}

/** Triggers loading without an interaction, e.g. for a page navigated in place. */
export function giveFirstSign(): void {
  for (const type of signs) removeEventListener(type, noteSign, true)
  removeEventListener('pageshow', restored)
  isGiven = true
  give()
}

/** Whether there was one. */
export const hasFirstSign = () => isGiven

/** Listens from the first script on; later events make up for earlier ones. */
export function watchFirstSign(): void {
  for (const type of signs) addEventListener(type, noteSign, { capture: true, passive: true })
  // Restored from the bfcache: its data may be older than that of other pages.
  addEventListener('pageshow', restored)
  // A reload restores the scroll position.
  if (scrollY > 0) giveFirstSign()
}

function restored({ persisted }: PageTransitionEvent): void {
  if (persisted) giveFirstSign()
}

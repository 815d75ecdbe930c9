/*
 * The first sign of somebody at the page, short of a press, too. What a page can be read and used
 * without is loaded from then on (decision 0132).
 */
const signs = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'keydown',
  'focusin',
  'wheel',
  'scroll',
  // The press of a screen reader may come without anything before it.
  'click',
] as const

let give: () => void = () => {}
let isGiven = false
/** Settles with the first sign. */
export const firstSign = new Promise<void>((resolve) => (give = resolve))

/** Browsers report a pointer that rests over a new page as a move of no distance. */
function noteSign(event: Event): void {
  const isResting =
    event.type === 'pointermove' &&
    event instanceof PointerEvent &&
    event.movementX === 0 &&
    event.movementY === 0
  if (!isResting) giveFirstSign()
}

/** For what makes late parts necessary without a sign, e.g. a page that is shown in place. */
export function giveFirstSign(): void {
  for (const type of signs) removeEventListener(type, noteSign, true)
  removeEventListener('pageshow', restored)
  isGiven = true
  give()
}

/** Whether there was one. */
export const hasFirstSign = () => isGiven

/** Watches from the first script on; signs that came before it are followed by others. */
export function watchFirstSign(): void {
  for (const type of signs) addEventListener(type, noteSign, { capture: true, passive: true })
  // Comes back with what it showed: it may know less than the visitor's other pages by now.
  addEventListener('pageshow', restored)
  // A reload leaves the page where somebody had scrolled it to.
  if (scrollY > 0) giveFirstSign()
}

function restored({ persisted }: PageTransitionEvent): void {
  if (persisted) giveFirstSign()
}

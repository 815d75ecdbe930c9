let isPressed = false

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => (isPressed = false), true)
}

/**
 * Runs once no pointer is down. Otherwise a message shown on blur would move the pressed element
 * away, and the click would miss it.
 */
export function afterPress(work: () => void) {
  if (!isPressed) return work()
  const ended = new AbortController()
  const run = () => {
    ended.abort()
    // The click comes right after pointerup.
    setTimeout(work)
  }
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, run, { signal: ended.signal })
}

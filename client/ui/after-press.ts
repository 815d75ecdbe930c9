let isPressed = false

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isPressed = true), true)
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, () => (isPressed = false), true)
}

/**
 * Runs once no pointer is down. A message that appears when a field loses the focus would otherwise
 * move what is being pressed away, and the click would go nowhere.
 */
export function afterPress(work: () => void) {
  if (!isPressed) return work()
  const ended = new AbortController()
  const run = () => {
    ended.abort()
    // The click comes right after the pointer went up.
    setTimeout(work)
  }
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, run, { signal: ended.signal })
}

import { useSyncExternalStore } from 'react'

const interactions = ['pointerdown', 'pointermove', 'keydown', 'scroll'] as const
const listeners = new Set<() => void>()
let interacted = false

function subscribe(listener: () => void): () => void {
  // Scrolled before hydration.
  if (scrollY > 0) interacted = true
  if (listeners.size === 0 && !interacted) {
    for (const type of interactions) addEventListener(type, note, { capture: true, passive: true })
  }
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function note() {
  for (const type of interactions) removeEventListener(type, note, { capture: true })
  interacted = true
  for (const listener of listeners) listener()
}

/** First interaction: scripts that are not needed before may load. */
export function useInteracted(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => interacted,
    () => false,
  )
}

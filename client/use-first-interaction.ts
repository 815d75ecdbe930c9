import { useSyncExternalStore } from 'react'
import { firstInteraction, hasFirstInteraction } from './first-interaction.ts'

function subscribe(change: () => void): () => void {
  let isOver = false
  void firstInteraction.then(() => isOver || change())
  return () => void (isOver = true)
}

/** Whether the visitor has interacted with the page; false while hydrating. */
export function useFirstInteraction(): boolean {
  return useSyncExternalStore(subscribe, hasFirstInteraction, () => false)
}

import { useSyncExternalStore } from 'react'
import { firstSign, hasFirstSign } from './first-sign.ts'

function subscribe(change: () => void): () => void {
  let isOver = false
  void firstSign.then(() => isOver || change())
  return () => void (isOver = true)
}

/** Whether the visitor has interacted with the page; false while hydrating. */
export function useFirstSign(): boolean {
  return useSyncExternalStore(subscribe, hasFirstSign, () => false)
}

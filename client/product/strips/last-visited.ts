import { maxVisited } from '../../../domain/product/max-visited.ts'
import { isIdList } from '../../storage/is-id-list.ts'
import { persistedSignal } from '../../storage/persisted-signal.ts'

/** Ids of recently viewed products, newest first (spec §4). */
export const lastVisited = persistedSignal({
  key: 'last-visited',
  privacy: 'device',
  version: 1,
  accepts: isIdList,
  initial: [],
})

export function rememberVisit(productId: string) {
  const next = addVisit(lastVisited.peek(), productId)
  if (next[0] !== lastVisited.peek()[0] || next.length !== lastVisited.peek().length)
    lastVisited.value = next
}

export function addVisit(ids: readonly string[], id: string): string[] {
  return [id, ...ids.filter((other) => other !== id)].slice(0, maxVisited)
}

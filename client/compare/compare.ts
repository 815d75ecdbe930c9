import { signal } from '@preact/signals-react'
import { maxCompared } from '../../domain/product/compare.ts'
import { isIdList } from '../storage/is-id-list.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

/** Ids of the compared products, in the order of choice (spec §4). */
export const compareIds = persistedSignal({
  key: 'compare',
  privacy: 'device',
  version: 1,
  accepts: isIdList,
  initial: [],
})

export interface CompareNotice {
  kind: 'added' | 'removed' | 'full'
  name: string
}

/** Message of the confirmation dialog; null: closed. */
export const compareNotice = signal<CompareNotice | null>(null)

/** The list with a product added or removed; unchanged if it is full. */
export function toggled(
  ids: readonly string[],
  id: string,
): { ids: string[]; kind: CompareNotice['kind'] } {
  if (ids.includes(id)) return { ids: ids.filter((other) => other !== id), kind: 'removed' }
  if (ids.length >= maxCompared) return { ids: [...ids], kind: 'full' }
  return { ids: [...ids, id], kind: 'added' }
}

export function toggleCompare({ id, name }: { id: string; name: string }) {
  const { ids, kind } = toggled(compareIds.peek(), id)
  compareIds.value = ids
  compareNotice.value = { kind, name }
}

/** Removes a product without confirmation. */
export function removeCompared(id: string) {
  compareIds.value = compareIds.peek().filter((other) => other !== id)
}

import type { ListView } from '../../domain/catalog/category.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

/** How this browser likes its lists; null: as each category has it. */
export const listView = persistedSignal<ListView | null>({
  key: 'list-view',
  privacy: 'device',
  version: 1,
  accepts: (value) => value === 'grid' || value === 'list',
  initial: null,
})

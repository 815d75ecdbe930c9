import type { ListView } from '../../domain/catalog/category.ts'
import { persistedSignal } from '../storage/persisted-signal.ts'

/** The visitor's list view; null: each category's default. */
export const listView = persistedSignal<ListView | null>({
  key: 'list-view',
  privacy: 'device',
  version: 1,
  accepts: (value) => value === 'grid' || value === 'list',
  initial: null,
})

import type { ListView } from '../../domain/catalog/category.ts'
import { effect } from '@preact/signals-react'
import { persistedSignal } from '../storage/persisted-signal.ts'
import { shownView } from './shown-view.ts'

/** The visitor's list view; null: each category's default. */
export const listView = persistedSignal<ListView | null>({
  key: 'list-view',
  privacy: 'device',
  version: 1,
  accepts: (value) => value === 'grid' || value === 'list',
  initial: null,
})

effect(() => {
  shownView.value = listView.value
})

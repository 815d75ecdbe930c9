import { persistedSignal } from '../../state/persisted-signal.ts'

export type ListView = 'grid' | 'list'

/** How this browser likes its lists; everybody starts with the grid. */
export const listView = persistedSignal<ListView>({
  key: 'list-view',
  version: 1,
  accepts: (value) => value === 'grid' || value === 'list',
  initial: 'grid',
})

import { unavailableItemNames } from './unavailable-item-names.ts'
import { privateHead } from '../head.ts'
import type { Loader } from '../screen.ts'

/** A shopping list by its secret link; 404 if it is no longer shared. */
export const loadSharedList: Loader<'shared-list'> = async ({ rawQuery, slug, store, text }) => {
  const list = await store.sharedList(slug)
  if (!list) return null
  return {
    props: { list, token: slug, missing: unavailableItemNames(rawQuery, list.items, text) },
    head: privateHead(list.name),
  }
}

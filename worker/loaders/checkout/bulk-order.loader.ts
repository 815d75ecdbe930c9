import { bulkPage } from './bulk-page.ts'
import type { Loader } from '../screen.ts'

/** An empty list: what is on it only the browser knows. There is no page where a shop has none. */
export const loadBulkOrder: Loader<'bulk-order'> = async ({ reads, text }) => {
  const { features } = await reads.configuration()
  return features?.bulkOrder ? bulkPage('bulk-order', text) : null
}

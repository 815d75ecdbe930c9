import { bulkPage } from './bulk-page.ts'
import type { Loader } from '../screen.ts'

/** An empty list: what is on it only the browser knows. */
export const loadBulkOrder: Loader<'bulk-order'> = async ({ text }) => bulkPage('bulk-order', text)

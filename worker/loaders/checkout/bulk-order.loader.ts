import { bulkPage } from './bulk-page.ts'
import type { Loader } from '../screen.ts'

/** An empty list: its lines are stored in the browser. */
export const loadBulkOrder: Loader<'bulk-order'> = async ({ text }) => bulkPage('bulk-order', text)

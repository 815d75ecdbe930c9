import { bulkPage } from './bulk-page.ts'
import type { PrivateScreen } from '../screen.ts'

/** An empty list: what is on it only the browser knows. There is no page where a shop has none. */
export const bulkOrderScreen: PrivateScreen<'bulk-order'> = {
  access: 'private',
  async load({ reads, text }) {
    const { features } = await reads.configuration()
    return features?.bulkOrder ? bulkPage('bulk-order', text) : null
  },
}

import { privateHead } from './head.ts'
import type { PrivateScreen } from './screen.ts'

export const maintenanceScreen: PrivateScreen<'maintenance'> = {
  access: 'private',
  async load({ text }) {
    return { props: { text: null }, head: privateHead(text('maintenance.title')), status: 503 }
  },
}

import { privateHead } from './head.ts'
import type { Loader } from './screen.ts'

export const loadMaintenance: Loader<'maintenance'> = async ({ text }) => {
  return { props: { text: null }, head: privateHead(text('maintenance.title')), status: 503 }
}

import type { Content } from '../records.ts'
import { hrefOf } from './links.ts'

/** Addresses of earlier campaigns and of the shop before this one. */
export const redirects: Content['redirects'] = [
  { from: '/ventilator-angebote', to: hrefOf('category:M3', 'de') },
  { from: '/badluefter', to: hrefOf('category:A1', 'de') },
  { from: '/kwl', to: hrefOf('category:B', 'de') },
  { from: '/spirorohr', to: hrefOf('category:C1', 'de') },
  { from: '/filter-abo', to: hrefOf('category:F1', 'de') },
  { from: '/koupelnove-ventilatory', to: hrefOf('category:A1', 'cs') },
  { from: '/vyprodej', to: hrefOf('category:M3', 'cs') },
  { from: '/rekuperacne-jednotky', to: hrefOf('category:B1', 'sk') },
  { from: '/vypredaj', to: hrefOf('category:M3', 'sk') },
  { from: '/bathroom-fans', to: hrefOf('category:A1', 'en') },
  { from: '/outlet-sale', to: hrefOf('category:M3', 'en') },
]

import type { Content } from '../records.ts'
import { hrefOf } from './links.ts'

/** URLs of earlier campaigns and of the previous shop. */
export const redirects: Content['redirects'] = [
  { from: '/ventilator-angebote', to: hrefOf('category:M3', 'de') },
  { from: '/badluefter', to: hrefOf('category:A1', 'de') },
  { from: '/kwl', to: hrefOf('category:B', 'de') },
  { from: '/spirorohr', to: hrefOf('category:C1', 'de') },
  { from: '/filter-abo', to: hrefOf('category:F1', 'de') },
  { from: '/schalldaempfer', to: hrefOf('category:G1', 'de') },
  { from: '/lueftung-mit-waermerueckgewinnung', to: hrefOf('category:B', 'de') },
  { from: '/en-779', to: hrefOf('category:F', 'de') },
  { from: '/b2b', to: hrefOf('page:business', 'de') },
  { from: '/retoure', to: hrefOf('page:withdrawal', 'de') },
  { from: '/altgeraete', to: hrefOf('page:disposal', 'de') },
  { from: '/rueckruf', to: hrefOf('page:productSafety', 'de') },
  { from: '/datenschutz-einstellungen', to: hrefOf('page:cookies', 'de') },
  { from: '/koupelnove-ventilatory', to: hrefOf('category:A1', 'cs') },
  { from: '/vyprodej', to: hrefOf('category:M3', 'cs') },
  { from: '/velkoobchod', to: hrefOf('page:business', 'cs') },
  { from: '/vraceni-zbozi', to: hrefOf('page:withdrawal', 'cs') },
  { from: '/spiro-potrubi', to: hrefOf('category:C1', 'cs') },
  { from: '/rekuperacne-jednotky', to: hrefOf('category:B1', 'sk') },
  { from: '/vypredaj', to: hrefOf('category:M3', 'sk') },
  { from: '/pre-remeselnikov', to: hrefOf('page:business', 'sk') },
  { from: '/vratenie-tovaru', to: hrefOf('page:withdrawal', 'sk') },
  { from: '/bathroom-fans', to: hrefOf('category:A1', 'en') },
  { from: '/trade', to: hrefOf('page:business', 'en') },
  { from: '/returns', to: hrefOf('page:withdrawal', 'en') },
  { from: '/outlet-sale', to: hrefOf('category:M3', 'en') },
]

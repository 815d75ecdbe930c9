import type { Address } from '../account/address.ts'
import type { TaxRegion } from './tax-decision.ts'
import { northernIreland, vatPrefixes } from './member-states.ts'

/** Destination of goods, for VAT. */
export type Destination = Pick<Address, 'country' | 'postcode'>

/** Postcodes of parts of member states that are third territories for VAT (Art. 6). */
const thirdTerritories: Readonly<Record<string, RegExp>> = {
  // Büsingen, Heligoland.
  DEU: /^(78266|27498)$/,
  // Canary Islands, Ceuta, Melilla.
  ESP: /^(35|38|51|52)\d{3}$/,
  // Åland.
  FIN: /^22\d{3}$/,
  // Overseas departments and territories.
  FRA: /^9[78]\d{3}$/,
  // Mount Athos.
  GRC: /^6308[67]$/,
  // Livigno; Campione d'Italia.
  ITA: /^(23030|23041|22061)$/,
}

/** Monaco is France for VAT (Art. 7 (1)). */
const belongsTo: Readonly<Record<string, string>> = { MCO: 'FRA' }

/**
 * The state whose VAT applies at a destination, by ISO 3166-1 alpha-3; null outside of the EU's VAT
 * area (Dir. 2006/112/EC Art. 5-7): a supply there is an export.
 */
export function vatStateOf({ country, postcode }: Destination): string | null {
  const state = belongsTo[country] ?? country
  const code = postcode.replace(/[\s-]/g, '').toUpperCase()
  if (state === northernIreland.country) return code.startsWith('BT') ? state : null
  if (!(state in vatPrefixes)) return null
  return thirdTerritories[country]?.test(code) ? null : state
}

/**
 * Part of a member state with rates of its own: the Austrian communes that can be reached from
 * Germany only (Art. 104; § 10 (4) UStG). Madeira, the Azores and some Greek islands are not
 * distinguished: to deliver there, add them here and in `rates.ts`.
 */
export function taxRegionOf({ country, postcode }: Destination): TaxRegion | null {
  const isGermanCustomsArea = country === 'AUT' && /^(6691|699[123])$/.test(postcode.trim())
  return isGermanCustomsArea ? 'jungholz_mittelberg' : null
}

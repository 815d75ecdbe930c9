import { countryOfVatPrefix } from './member-states.ts'
import { isReverseCharged } from './national-reverse-charge.ts'
import type { TaxDecision, VatIdEvidence } from './tax-decision.ts'
import { taxRegionOf, vatStateOf, type Destination } from './vat-area.ts'

export interface Supply {
  /** Dispatch country. */
  dispatchCountry: string
  /** null: not known yet. */
  destination: Destination | null
  /** Default for an unknown destination. */
  marketCountry: string
  /** Country of the pick-up; null: delivery. */
  collectedIn: string | null
  buyer: { isBusiness: boolean; evidence: VatIdEvidence | null }
  /** Where the seller is established. */
  seller: { country: string }
  at: Date
}

/** How long a registry's answer is valid: it is requested again at the order button. */
export const evidenceLifetimeMs = 24 * 60 * 60 * 1000

type Core = Pick<TaxDecision, 'category' | 'scheme' | 'country' | 'exemption'>

/**
 * Which VAT a supply of goods is charged (Dir. 2006/112/EC):
 *
 * 1. Collected: where the goods are handed over (Art. 31), whoever the buyer is. A business that takes
 *    them abroad itself gives no evidence of transport, so nothing is exempt.
 * 2. Sent out of the EU's VAT area: exempt export (Art. 146 (1) a).
 * 3. Sent to another member state, to a business with a valid VAT id of any member state but the one
 *    of dispatch: exempt intra-community supply (Art. 138 (1)); the buyer declares an acquisition. The
 *    id need not be of the destination: who buys with the id of a third member state resells there
 *    (triangulation, Art. 141) or owes VAT at both places (Art. 41); that is the buyer's to settle.
 * 4. Sent to another member state, to a business with a valid VAT id of the state of dispatch: taxed
 *    where it leaves (Art. 32). It is no distance sale (Art. 14 (4) a), because the buyer is a taxable
 *    person, and not exempt, because the id is not of another member state (Art. 138 (1) b).
 * 5. Sent to another member state, to everybody else: distance sale, taxed where it arrives (Art. 33),
 *    declared in the One Stop Shop (Art. 369a-369k). The shop uses it from the first order, as Art.
 *    59c (3) allows; a business without valid evidence is treated so too.
 * 6. Sent within one state: taxed there (Art. 32), unless a national rule reverses the charge.
 *
 * Only `valid` evidence that is fresh exempts: an id that is invalid or could not be checked does not.
 */
export function decideTax(supply: Supply): TaxDecision {
  const { marketCountry, collectedIn, buyer } = supply
  const destination = supply.destination ?? { country: marketCountry, postcode: '' }
  const dispatchCountry = collectedIn ?? supply.dispatchCountry
  const core = collectedIn
    ? domestic(collectedIn, supply)
    : decideSent(dispatchCountry, destination, supply)
  const isTaxedAtDestination = core.category === 'S' && core.country === destination.country
  return {
    ...core,
    region: isTaxedAtDestination && !collectedIn ? taxRegionOf(destination) : null,
    dispatchCountry,
    isEstimate: !collectedIn && !supply.destination,
    vatId: buyer.isBusiness ? buyer.evidence : null,
  }
}

function decideSent(dispatchCountry: string, destination: Destination, supply: Supply): Core {
  const arrival = vatStateOf(destination)
  if (arrival === null) return exempt('G', 'export', dispatchCountry, 'VATEX-EU-G')
  if (arrival === dispatchCountry) return domestic(arrival, supply)
  const buyerCountry = provenCountryOf(supply)
  if (buyerCountry === dispatchCountry) return domestic(dispatchCountry, supply)
  if (buyerCountry) return exempt('K', 'intra_community', dispatchCountry, 'VATEX-EU-IC')
  return { category: 'S', scheme: 'oss', country: arrival, exemption: null }
}

function domestic(country: string, supply: Supply): Core {
  const buyerCountry = provenCountryOf(supply)
  const sale = { country, buyerCountry, sellerCountry: supply.seller.country }
  if (isReverseCharged(sale)) return exempt('AE', 'reverse_charge', country, 'VATEX-EU-AE')
  return { category: 'S', scheme: 'domestic', country, exemption: null }
}

function exempt(
  category: 'K' | 'AE' | 'G',
  scheme: TaxDecision['scheme'],
  country: string,
  exemption: string,
): Core {
  return { category, scheme, country, exemption }
}

/** Country of a VAT id just confirmed by a registry; null without one. */
function provenCountryOf({ buyer: { isBusiness, evidence }, at }: Supply): string | null {
  if (!isBusiness || evidence?.result !== 'valid') return null
  const age = at.getTime() - Date.parse(evidence.checkedAt)
  if (age > evidenceLifetimeMs) return null
  return countryOfVatPrefix(evidence.vatId.slice(0, 2)) ?? null
}

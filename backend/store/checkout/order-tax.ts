import type { Business } from '../../../domain/account/address.ts'
import type { StoreBranch } from '../../../domain/checkout/checkout.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { decideTax } from '../../../domain/tax/decide-tax.ts'
import { needsEvidence } from '../../../domain/tax/needs-evidence.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import type { Destination } from '../../../domain/tax/vat-area.ts'
import { vatIdOf } from '../../../domain/tax/vat-id-of.ts'
import { countryOf } from '../../request/market.ts'
import { type EvidenceContext, findEvidence } from '../services/find-evidence.ts'
import { dispatchCountryOf } from './dispatch-country.ts'
import type { OrderedAmount } from './take-stock.ts'

export interface TaxedOrder {
  /** Without gifts, whose choice must not change what the rest costs. */
  ordered: readonly OrderedAmount[]
  business: Pick<Business, 'vatin' | 'vatinsvk'> | null
  /** null: not known yet. */
  destination: Destination | null
  /** Country of the own branch where it is collected; null: it is sent. */
  collectedIn: string | null
  merchant: Merchant
}

/** Which VAT an order is charged; a registry is asked only where its answer changes that. */
export async function decideOrderTax(
  context: EvidenceContext,
  { ordered, business, destination, collectedIn, merchant }: TaxedOrder,
  at: Date,
): Promise<TaxDecision> {
  const { db, caller } = context
  const marketCountry = countryOf(caller)
  const dispatchCountry = await dispatchCountryOf(db, caller, {
    ordered,
    destination: destination?.country ?? null,
    mainCountry: merchant.country,
  })
  const seller = { country: merchant.country || marketCountry }
  const supply = { dispatchCountry, destination, marketCountry, collectedIn, seller, at }
  const vatId = business ? vatIdOf(business) : ''
  const isLookedUp = vatId !== '' && needsEvidence(supply, vatId)
  const evidence = isLookedUp ? await findEvidence(context, vatId) : null
  return decideTax({ ...supply, buyer: { isBusiness: business !== null, evidence } })
}

/** Where a chosen delivery leads: own branches hand goods over, points of carriers are sent to. */
export function supplyTo(
  branch: StoreBranch | null,
  shippingAddress: Destination,
): Pick<TaxedOrder, 'destination' | 'collectedIn'> {
  const isOwn = branch?.kind === 'branch'
  return {
    destination: isOwn ? null : shippingAddress,
    collectedIn: isOwn ? shippingAddress.country : null,
  }
}

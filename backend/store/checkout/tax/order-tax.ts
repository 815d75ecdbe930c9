import type { Business } from '../../../../domain/account/address.ts'
import type { StoreBranch } from '../../../../domain/checkout/checkout.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import { decideTax } from '../../../../domain/tax/decide-tax.ts'
import { needsEvidence } from '../../../../domain/tax/needs-evidence.ts'
import type { TaxDecision } from '../../../../domain/tax/tax-decision.ts'
import type { Destination } from '../../../../domain/tax/vat-area.ts'
import { vatIdOf } from '../../../../domain/tax/vat-id-of.ts'
import { countryOf } from '../../../request/market.ts'
import { type EvidenceContext, findEvidence } from '../../services/find-evidence.ts'
import { dispatchCountryOf, type DispatchedFrom } from './dispatch-country.ts'
import type { OrderedAmount } from '../reserve-stock.ts'

export interface TaxedOrder {
  /** Without gifts, because their choice must not change other prices. */
  ordered: readonly OrderedAmount[]
  business: Pick<Business, 'vatin' | 'vatinsvk'> | null
  /** null: not known yet. */
  destination: Destination | null
  /** Country of the pick-up branch; null: delivery. */
  collectedIn: string | null
  merchant: Merchant
  /** Origins read together with the cart. */
  dispatch?: DispatchedFrom | null
}

/** Decides an order's VAT; a registry is called only if its response matters. */
export async function decideOrderTax(
  context: EvidenceContext,
  { ordered, business, destination, collectedIn, merchant, dispatch }: TaxedOrder,
  at: Date,
): Promise<TaxDecision> {
  const { db, caller } = context
  const marketCountry = countryOf(caller)
  const dispatchCountry = await dispatchCountryOf(db, caller, {
    ordered,
    destination: destination?.country ?? null,
    mainCountry: merchant.country,
    known: dispatch,
  })
  const seller = { country: merchant.country || marketCountry }
  const supply = { dispatchCountry, destination, marketCountry, collectedIn, seller, at }
  const vatId = business ? vatIdOf(business) : ''
  const isLookedUp = vatId !== '' && needsEvidence(supply, vatId)
  const evidence = isLookedUp ? await findEvidence(context, vatId) : null
  return decideTax({ ...supply, buyer: { isBusiness: business !== null, evidence } })
}

/** Destination of a delivery: own branches hand goods over, carriers' points are delivered to. */
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

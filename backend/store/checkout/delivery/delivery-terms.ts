import type { DeliveryTerms } from '../../../../domain/checkout/checkout.ts'
import type { DeliveryTermsByShippingClass } from '../../../../domain/site.ts'
import type { Caller } from '../../../request/caller.ts'
import { shopTime } from '../../../../domain/time/day.ts'
import { closedDaysFrom } from '../../../../domain/merchant/closed-days.ts'
import type { Merchant } from '../../../../domain/merchant/merchant.ts'
import type { ShipperOffer } from '../../../../domain/merchant/offers.ts'
import { marketOf, saleOf } from '../../../request/market.ts'
import { markets } from '../../../../domain/merchant/market.ts'
import { shippingClasses } from './shipping-class.ts'
import { deliveriesOf } from './shipping-price.ts'

/** Shop data for shipping methods, with caller and time. */
export interface DeliveryRequest {
  merchant: Pick<Merchant, 'shipping' | 'branches'>
  caller: Caller
  now: Date
}

/** Terms for computing a method's delivery date. */
export function termsOf(
  { closesAt, transitDays }: ShipperOffer,
  { merchant, caller, now }: DeliveryRequest,
): DeliveryTerms {
  const closed = closedDaysFrom(merchant.shipping.closures, shopTime(now).day)
  const transit = { days: transitDays, from: markets[marketOf(caller)].warehouse }
  return { closesAt, transit: { ...transit, ...(closed.length > 0 && { closed: [...closed] }) } }
}

/** Terms of the cheapest delivery of each kind, independent of the rest of the cart. */
export function deliveryTerms(request: DeliveryRequest): DeliveryTermsByShippingClass {
  const sale = saleOf(request.caller)
  return Object.fromEntries(
    shippingClasses.flatMap((shippingClass) => {
      const [cheapest] = deliveriesOf(request.merchant, shippingClass, sale).toSorted(
        (a, b) => (a.price[sale.currency] ?? 0) - (b.price[sale.currency] ?? 0),
      )
      return cheapest ? [[shippingClass, termsOf(cheapest, request)]] : []
    }),
  )
}

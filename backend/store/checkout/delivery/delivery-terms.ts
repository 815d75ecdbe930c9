import type { DeliveryTerms } from '../../../../domain/checkout/checkout.ts'
import type { DeliveryTermsByCarriage } from '../../../../domain/frame.ts'
import type { Caller } from '../../../request/caller.ts'
import { marketOf, warehouseOf, type Market } from '../../../request/market.ts'
import type { ShipperOffer } from '../offer.ts'
import { carriages } from './carriage.ts'
import { deliveriesOf } from './shipping-price.ts'

/** What the day of a way of delivery is computed from. */
export function termsOf({ closesAt, transitDays }: ShipperOffer, market: Market): DeliveryTerms {
  return { closesAt, transit: { days: transitDays, from: warehouseOf[market] } }
}

/** Terms of the cheapest delivery of each kind, which are true whatever else is in the cart. */
export function deliveryTerms(caller: Caller): DeliveryTermsByCarriage {
  const market = marketOf(caller)
  return Object.fromEntries(
    carriages.flatMap((carriage) => {
      const [cheapest] = deliveriesOf(carriage, market).toSorted(
        (a, b) => a.price[caller.currency] - b.price[caller.currency],
      )
      return cheapest ? [[carriage, termsOf(cheapest, market)]] : []
    }),
  )
}

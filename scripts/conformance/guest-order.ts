import type { Address } from '../../domain/account/address.ts'
import type { PlaceOrder } from '../../domain/contract/store-checkout.ts'
import { roundToMinor } from '../../domain/minor-units.ts'
import type { Found } from './check.ts'
import type { Target } from './upstream-client.ts'
import { required } from './outcomes.ts'

/** Addresses that exist, for stores that check them. */
const addresses: Record<string, { city: string; postcode: string; street: string }> = {
  DEU: { street: 'Augustusplatz', city: 'Leipzig', postcode: '04109' },
  AUT: { street: 'Stephansplatz', city: 'Wien', postcode: '1010' },
  CZE: { street: 'Masarykova', city: 'Brno', postcode: '60200' },
  SVK: { street: 'Hlavná', city: 'Košice', postcode: '04001' },
}

/** An address of the country of the orders. */
export function addressIn({ country }: Target): Address {
  const place = required(addresses[country], `no address of ${country} is known`)
  return { ...place, houseNumber: '1', country }
}

/** Of a run of its own, because stores count the orders of an address. */
export const guestEmail = ({ key }: Found) => `conformance-${key.slice(0, 8)}@shop.example`

/** Order of the cart by a guest, with the total that the storefront would show. */
export function guestOrder(found: Found, target: Target): PlaceOrder {
  const { prices } = required(found.cart, 'no cart is known')
  const shipper = required(found.shipper, 'no delivery to an address is offered')
  const payment = required(found.payment, 'no payment without a payment page is offered')
  const isFree = shipper.freeFrom !== null && prices.totalWithTax >= shipper.freeFrom
  const shipping = isFree ? 0 : shipper.priceWithTax
  const address = addressIn(target)
  return {
    name: 'Conformance Test',
    firstName: 'Conformance',
    lastName: 'Test',
    email: guestEmail(found),
    phone: '',
    billing_address: address,
    business: null,
    shipping: { name: 'Conformance Test', address },
    comment: 'Test order, please cancel',
    shipper_comment: '',
    payment_id: payment.id,
    shipper_id: shipper.id,
    branch_id: null,
    terms: true,
    newsletter: false,
    heureka_allow: false,
    zbozicz_allow: false,
    registration: false,
    expectedTotalWithTax: roundToMinor(prices.totalWithTax + shipping + payment.priceWithTax),
  }
}

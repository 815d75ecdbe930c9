import type { Address } from '../../../domain/account/address.ts'
import type { OfferRequest } from '../../../domain/contract/documents/store-offers.ts'
import { shopTime } from '../../../domain/time/day.ts'
import { drawInvoice } from '../../../domain/invoice/draw-invoice.ts'
import type { Shipper } from '../../../domain/checkout/checkout.ts'
import { drawOffer, noPayment } from '../../../domain/offer/offer.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { requireMerchant } from '../../merchant/require-merchant.ts'
import { countryOf } from '../../request/market.ts'
import { type AddressRow, findAddresses } from '../account/address-rows.ts'
import { isRestricted, requireCustomer } from '../account/customer.ts'
import { findShopper } from '../cart/find-shopper.ts'
import { priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { cartEmpty } from '../checkout/check-stock.ts'
import { shippersFor, shippingSum } from '../checkout/delivery/methods.ts'
import { decideOrderTax } from '../checkout/tax/order-tax.ts'
import { settleOrder } from '../checkout/settle-order.ts'
import { taxationOf } from '../checkout/tax/taxation.ts'
import type { EvidenceContext } from '../services/find-evidence.ts'
import { findOwnOffer, insertOffer, type StoredOffer } from './stored-offer.ts'

/**
 * An offer of the customer's cart: priced and taxed like an order placed now, to the account's
 * delivery address. Without credits, because they are a payment.
 */
export async function makeOfferOf(
  context: EvidenceContext,
  { priceView, shipperId }: OfferRequest,
  now: Date,
): Promise<StoredOffer> {
  const { db, caller } = context
  const customer = await requireCustomer(db, caller)
  if (await isRestricted(db, customer)) {
    throw new Refusal(403, { key: 'restricted', code: 'restricted' })
  }
  const merchant = await loadMerchant(db)
  requireMerchant(merchant, caller)
  const shopper = await findShopper(db, caller)
  const cart = shopper.cart && { ...shopper.cart, credits: 0 }
  const priced = await priceCart(db, caller, { ...shopper, cart })
  if (!priced?.lines.length) throw cartEmpty()

  const book = await findAddresses(db, customer.id)
  const country = countryOf(caller)
  const billing = book.find(({ type }) => type === 'billing')
  const shipping = book.find(({ type }) => type === 'shipping') ?? billing
  const { business } = customer
  const destination = addressOf(shipping, country)
  const tax = await decideOrderTax(
    context,
    {
      ordered: priced.lines.map(({ row }) => [row.variantId, row.amount]),
      business,
      destination,
      collectedIn: null,
      merchant,
    },
    now,
  )
  const shipper = shipperOf(shippersFor(priced, { merchant, caller, now }), priced, shipperId)
  const noGifts = { gifts: [], sum: { withTax: 0, withoutTax: 0 } }
  const taxation = taxationOf(tax, caller, { at: now, handedOverIn: destination.country })
  const settled = settleOrder(priced, { shipper, payment: null }, noGifts, taxation, caller.locale)
  const name = `${customer.firstName} ${customer.lastName}`.trim()
  const draft = {
    code: '',
    locale: caller.locale,
    currencyCode: priced.currency,
    customer: { name, email: customer.email, phone: customer.phone },
    business,
    billingAddress: addressOf(billing ?? shipping, country),
    shippingAddress: destination,
    recipient: {
      name: shipping?.name ?? name,
      businessName: shipping?.businessName ?? '',
      phone: '',
    },
    customerOrderNumber: '',
    buyerReference: '',
    tax,
    ...settled,
  }
  const issueDate = shopTime(now).day
  const kind = 'proforma'
  const drawn = drawInvoice(draft, merchant, {
    kind,
    issueDate,
    deliveryDate: null,
    payment: noPayment,
  })
  const model = drawOffer(drawn, settled, priceView)
  const contentKey = await hashToken(JSON.stringify([customer.id, model]))
  await insertOffer(db, { customerId: customer.id, contentKey, model }, now).run()
  const stored = await findOwnOffer(db, customer.id, 'content_key', contentKey)
  if (!stored) throw new Error('The offer was not stored')
  return stored
}

/** The account's delivery address; without one the market's country. */
function addressOf(row: AddressRow | undefined, country: string): Address {
  const { street = '', houseNumber = '', city = '', postcode = '' } = row ?? {}
  return { street, houseNumber, city, postcode, country: row?.country ?? country }
}

/** The chosen shipping method if it takes the cart, else the cheapest delivery. */
function shipperOf(
  shippers: readonly Shipper[],
  priced: PricedCart,
  chosen: string | undefined,
): Shipper | null {
  const possible = shippers.filter(({ refused }) => !refused)
  const costOf = (shipper: Shipper) => shippingSum(shipper, priced).withTax
  const [cheapest] = possible
    .filter(({ requiredAddress }) => requiredAddress)
    .toSorted((a, b) => costOf(a) - costOf(b))
  return possible.find(({ id }) => id === chosen) ?? cheapest ?? null
}

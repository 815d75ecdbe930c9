import type { Address } from '../../../domain/account/address.ts'
import type { Payment, Shipper, StoreBranch } from '../../../domain/checkout/checkout.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import {
  checkLocker,
  checkLockerNumber,
  checkPostNumber,
} from '../../../domain/checkout/delivery/locker.ts'
import { checkPostcode } from '../../../domain/validation/postcode.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import type { PricedCart } from '../cart/priced-cart.ts'
import { deliveryCountries } from '../delivery-countries.ts'
import { shippersFor } from './delivery/methods.ts'
import { findPoint } from './delivery/points.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'

export interface Choice {
  shipper: Shipper
  payment: Payment
  /** Delivery address; the branch's own address for a pick-up. */
  shippingAddress: Address
  branch: StoreBranch | null
}

/** Delivery and payment of an order, if still available for its cart and caller. */
export async function requireChoice(
  db: D1Database,
  merchant: Merchant,
  priced: PricedCart,
  caller: Caller,
  payments: readonly Payment[],
  body: PlaceOrder,
  now: Date,
): Promise<Choice> {
  const shippers = shippersFor(priced, { merchant, caller, now })
  const shipper = shippers.find(({ id, refused }) => id === body.shipper_id && !refused)
  if (!shipper)
    throw new Refusal(409, {
      key: 'shipperWithdrawn',
      code: 'shipper_withdrawn',
      field: 'shipper_id',
    })
  const payment = payments.find(({ id }) => id === body.payment_id)
  if (!payment || shipper.blockedPayments.includes(payment.id)) {
    throw new Refusal(422, { key: 'paymentBlocked', code: 'payment_blocked', field: 'payment_id' })
  }
  if (shipper.requiredAddress) {
    return { shipper, payment, shippingAddress: requireShippingAddress(body), branch: null }
  }
  const branch = await requireBranch(db, caller, shipper, body)
  return { shipper, payment, shippingAddress: branch.address, branch }
}

function requireShippingAddress({ shipping }: PlaceOrder): Address {
  if (shipping.address) return shipping.address
  throw new Refusal(422, {
    key: 'shippingAddressRequired',
    code: 'required',
    field: 'shipping.address',
  })
}

/** An own branch of the market, or any point of the carrier, in any country. */
async function requireBranch(
  db: D1Database,
  caller: Caller,
  shipper: Shipper,
  { branch_id }: PlaceOrder,
): Promise<StoreBranch> {
  const branch =
    branch_id === null ? null : await findPoint(db, caller, shipper.id, 'id', branch_id)
  const isElsewhere =
    branch?.kind === 'branch' && !shipper.branches.some(({ id }) => id === branch.id)
  if (branch && !isElsewhere) return branch
  throw new Refusal(422, { key: 'branchRequired', code: 'branch_required', field: 'branch_id' })
}

/** Validates addresses for delivery. */
export function checkAddresses(
  merchant: Merchant,
  body: PlaceOrder,
  choice: Choice,
  caller: Caller,
): void {
  const fields: [string, Address][] = [['billing_address', body.billing_address]]
  if (choice.shipper.requiredAddress) fields.push(['shipping.address', choice.shippingAddress])
  const countries = new Set(deliveryCountries(merchant, caller).map(({ code }) => code))
  const reasons = fields.flatMap(([field, address]) => [
    ...(['street', 'city', 'postcode'] as const)
      .filter((part) => !address[part].trim())
      .map((part) => ({
        key: 'required' as const,
        code: 'required' as const,
        field: `${field}.${part}`,
      })),
    ...(field === 'shipping.address' && !countries.has(address.country)
      ? [{ key: 'country' as const, code: 'country' as const, field: `${field}.country` }]
      : []),
    ...(field === 'shipping.address' ? lockerReasons(address, choice.shipper) : []),
    ...(address.postcode.trim() && checkPostcode(address.postcode, address.country)
      ? [{ key: 'postcode' as const, code: 'postcode' as const, field: `${field}.postcode` }]
      : []),
  ])
  if (reasons.length) throw new Refusal(422, ...reasons)
}

/** A Packstation needs a DHL customer number, and a carrier that serves it. */
function lockerReasons(address: Address, { lockers = false }: Shipper) {
  const { street, houseNumber, country, postNumber = '' } = address
  const typed = { street, houseNumber, country, postNumber }
  const at = (part: string) => `shipping.address.${part}`
  const isUnserved = checkLocker(typed, lockers) !== null
  return [
    ...(isUnserved
      ? [{ key: 'locker' as const, code: 'invalid' as const, field: at('street') }]
      : []),
    ...(checkLockerNumber(typed)
      ? [{ key: 'lockerNumber' as const, code: 'invalid' as const, field: at('houseNumber') }]
      : []),
    ...(checkPostNumber(typed)
      ? [{ key: 'postNumber' as const, code: 'invalid' as const, field: at('postNumber') }]
      : []),
  ]
}

import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { accountPayload, type NewCustomer, registrationInserts } from '../sign-in/registration.ts'
import type { CustomerRow } from '../account/customer.ts'
import { requireEqualPasswords } from '../sign-in/require-equal-passwords.ts'

interface Wish {
  body: PlaceOrder
  customer: CustomerRow | null
  order: Order
  caller: Caller
  config: Config
}

/**
 * Statements of the account requested with an order. It never blocks the order: only the owner
 * learns whether the address is known.
 */
export async function registration(
  db: D1Database,
  { body, customer, order, caller, config }: Wish,
): Promise<D1PreparedStatement[]> {
  if (!body.registration || customer) return []
  const payload = await accountPayload(db, personOf(body), requirePassword(body), order.id)
  return registrationInserts(db, { caller, config }, payload)
}

/** Owner of the account requested with an order. */
export function personOf(body: PlaceOrder): NewCustomer {
  const { email, firstName, lastName, phone, business } = body
  return {
    email,
    firstName,
    lastName,
    phone,
    business: business && {
      businessName: business.business_name,
      tin: business.TIN,
      vatin: business.VATIN,
      vatinsvk: body.custom?.['vatinsvk'] ?? '',
    },
    address: body.billing_address,
  }
}

export function requirePassword({ password, password_confirmation }: PlaceOrder): string {
  if (!password) throw new Refusal(422, { key: 'required', code: 'required', field: 'password' })
  requireEqualPasswords(password, password_confirmation ?? '')
  return password
}

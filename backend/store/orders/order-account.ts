import type { Order } from '../../../domain/order/order.ts'
import { splitFullName } from '../../../domain/validation/full-name.ts'
import type { Config } from '../../env.ts'
import type { Caller } from '../../request/caller.ts'
import { accountPayload, registrationInserts } from '../sign-in/registration.ts'
import { requireEqualPasswords } from '../sign-in/require-equal-passwords.ts'

interface Passwords {
  password: string
  password_confirmation: string
}

/** Statements that register an order's guest, with that order in the account. */
export async function accountOfOrder(
  db: D1Database,
  context: { caller: Caller; config: Config },
  order: Order,
  { password, password_confirmation: again }: Passwords,
): Promise<D1PreparedStatement[]> {
  requireEqualPasswords(password, again)
  const { email, name, phone } = order.customer
  const { business, billingAddress: address } = order
  const person = { ...splitFullName(name), email, phone, business, address }
  return registrationInserts(db, context, await accountPayload(db, person, password, order.id))
}

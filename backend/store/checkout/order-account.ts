import type { Order } from '../../../domain/checkout/order.ts'
import { openSession } from '../account/session.ts'
import { customerInserts, emailTaken, isEmailTaken } from '../account/registration.ts'
import { splitFullName } from '../../../domain/validation/full-name.ts'

interface Passwords {
  password: string
  password_confirmation: string
}

/** An account of what a guest has ordered, with that order in it; gives the token of its session. */
export async function accountOfOrder(
  db: D1Database,
  order: Order,
  { password, password_confirmation: passwordConfirmation }: Passwords,
): Promise<string> {
  const id = crypto.randomUUID()
  const { email, name, phone } = order.customer
  const inserts = await customerInserts(db, id, {
    ...splitFullName(name),
    email,
    phone,
    password,
    passwordConfirmation,
    business: order.business,
    address: order.billingAddress,
  })
  const attach = db
    .prepare('UPDATE sale_order SET customer_id = ?2 WHERE id = ?1 AND customer_id IS NULL')
    .bind(order.id, id)
  try {
    await db.batch([...inserts, attach])
  } catch (error) {
    throw isEmailTaken(error) ? emailTaken() : error
  }
  return openSession(db, { customerId: id })
}

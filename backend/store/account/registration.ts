import type { Address, Business } from '../../../domain/account/address.ts'
import { Refusal } from '../../contract/refusal.ts'
import { addressInsert } from './address-rows.ts'
import { hashPassword } from './password.ts'
import { requireEqualPasswords } from './require-equal-passwords.ts'

export interface NewCustomer {
  email: string
  firstName: string
  lastName: string
  formalTitle?: string | undefined
  phone: string
  password: string
  passwordConfirmation: string
  business: Business | null
  address: Address | null
}

/** The statements that create a customer, for a batch; the e-mail's uniqueness guards them. */
export async function customerInserts(
  db: D1Database,
  id: string,
  customer: NewCustomer,
): Promise<D1PreparedStatement[]> {
  requireEqualPasswords(customer.password, customer.passwordConfirmation)
  const email = customer.email.toLowerCase()
  const taken = await db.prepare('SELECT 1 FROM customer WHERE email = ?1').bind(email).first()
  if (taken) throw emailTaken()
  const { business, address } = customer
  const now = new Date().toISOString()
  const insert = db
    .prepare(
      `INSERT INTO customer (id, email, password, first_name, last_name, phone, variant, groups, business,
        created_at, formal_title) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, '[]', ?8, ?9, ?10)`,
    )
    .bind(
      id,
      email,
      await hashPassword(customer.password),
      customer.firstName,
      customer.lastName,
      customer.phone,
      business ? 'b2b' : 'b2c',
      business && JSON.stringify(business),
      now,
      customer.formalTitle ?? '',
    )
  if (!address) return [insert]
  const billing = {
    ...address,
    id: crypto.randomUUID(),
    customerId: id,
    type: 'billing' as const,
    isDefault: true,
    name: `${customer.firstName} ${customer.lastName}`.trim(),
    businessName: business?.businessName ?? '',
    phone: customer.phone,
    createdAt: now,
  }
  return [insert, addressInsert(db, billing)]
}

export function emailTaken(): Refusal {
  return new Refusal(422, { key: 'emailTaken', code: 'email_taken', field: 'email' })
}

/** Two registrations of one address at once: the second one breaks the table's rule. */
export function isEmailTaken(error: unknown): boolean {
  return error instanceof Error && error.message.includes('customer.email')
}

import * as z from 'zod'
import { hasRow, findRow, rowSchema } from '../../db/rows.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { Address } from '../../../domain/account/address.ts'
import { publicPriceGroup } from '../../../domain/context.ts'
import type { User } from '../../../domain/account/user.ts'
import { Refusal } from '../../contract/refusal.ts'
import { database } from '../../db/database.ts'
import { hashToken } from '../../db/hash.ts'
import { customer, session } from '../../db/schema/account.ts'
import { findTerms, type GroupTerms } from '../../pricing/groups.ts'
import type { Caller } from '../../request/caller.ts'
import { idleDays } from '../sign-in/session.ts'

const oneHour = 3_600_000

export type CustomerRow = typeof customer.$inferSelect

export interface CustomerSession {
  customer: CustomerRow
  operator: string | null
  expiresAt: string
}

/** The session of the bearer token; null for a guest. An invalid token is refused. */
export async function findSession(
  db: D1Database,
  { bearer }: Caller,
): Promise<CustomerSession | null> {
  if (bearer === null) return null
  const tokenHash = await hashToken(bearer)
  const now = Date.now()
  const [row] = await database(db)
    .select({
      customer,
      operator: session.operator,
      expiresAt: session.expiresAt,
      seenAt: session.seenAt,
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(
      and(eq(session.tokenHash, tokenHash), gt(session.expiresAt, new Date(now).toISOString())),
    )
  if (!row) throw unauthorized()
  const { seenAt, ...found } = row
  const idle = now - Date.parse(seenAt || new Date(now - oneHour).toISOString())
  if (idle > idleDays * 24 * oneHour) throw unauthorized()
  // Updated hourly, enough for the session list without a write per request.
  if (idle >= oneHour) {
    const seen = { seenAt: new Date(now).toISOString() }
    await database(db).update(session).set(seen).where(eq(session.tokenHash, tokenHash))
  }
  return found
}

export async function findCustomer(db: D1Database, caller: Caller): Promise<CustomerRow | null> {
  return (await findSession(db, caller))?.customer ?? null
}

export async function requireSession(db: D1Database, caller: Caller): Promise<CustomerSession> {
  const found = await findSession(db, caller)
  if (!found) throw unauthorized()
  return found
}

export async function requireCustomer(db: D1Database, caller: Caller): Promise<CustomerRow> {
  return (await requireSession(db, caller)).customer
}

/** Like `requireCustomer`, for actions that operators may not do as a customer. */
export async function requireCustomerInPerson(
  db: D1Database,
  caller: Caller,
): Promise<CustomerRow> {
  const { customer: row, operator } = await requireSession(db, caller)
  if (operator === null) return row
  throw new Refusal(403, { key: 'operatorSession', code: 'operator_session' })
}

/**
 * Effect of a customer's own user variant and price groups on prices. A guest's headers are not
 * trusted for selling.
 */
export function termsOf(db: D1Database, row: CustomerRow | null): Promise<GroupTerms> {
  if (!row) return findTerms(db, publicPriceGroup)
  return findTerms(db, { variant: row.variant, groups: row.groups })
}

export async function isRestricted(db: D1Database, row: CustomerRow): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        'SELECT 1 FROM price_group WHERE restricted AND code IN (SELECT value FROM json_each(?1)) LIMIT 1',
      )
      .bind(JSON.stringify(row.groups)),
  )
}

export async function userOf(db: D1Database, row: CustomerRow): Promise<User> {
  const { groups } = row
  return {
    id: row.id,
    email: row.email,
    firstName: row.firstName,
    lastName: row.lastName,
    formalTitle: row.formalTitle,
    phone: row.phone,
    variant: row.variant,
    groups,
    variantHash: [row.variant, ...groups.toSorted()].join('-'),
    restricted: await isRestricted(db, row),
    business: row.business,
    address: await findBillingAddress(db, row.id),
  }
}

export const AddressRow = rowSchema('customer_address', {
  street: z.string(),
  houseNumber: z.string(),
  city: z.string(),
  postcode: z.string(),
  country: z.string(),
})

/** The default billing address, for prefilling forms. */
export async function findBillingAddress(
  db: D1Database,
  customerId: string,
): Promise<Address | null> {
  return findRow(
    db
      .prepare(
        `SELECT street, house_number, city, postcode, country FROM customer_address
      WHERE customer_id = ?1 AND type = 'billing' AND is_default`,
      )
      .bind(customerId),
    AddressRow,
  )
}

function unauthorized(): Refusal {
  return new Refusal(401, { key: 'unauthorized', code: 'unauthorized' })
}

import { eq } from 'drizzle-orm'
import type { Business } from '../../../domain/account/address.ts'
import type { Profile } from '../../../domain/contract/store-account.ts'
import { database } from '../../db/database.ts'
import { customer } from '../../db/schema/account.ts'
import type { Caller } from '../../request/caller.ts'
import { countryOf } from '../../request/market.ts'
import { checkPerson } from './check-person.ts'
import { findBillingAddress, type CustomerRow } from './customer.ts'

/** Updates the given fields only. */
export async function updateProfile(
  db: D1Database,
  caller: Caller,
  row: CustomerRow,
  { business, ...given }: Profile,
): Promise<CustomerRow> {
  const country = (await findBillingAddress(db, row.id))?.country ?? countryOf(caller)
  checkPerson({ phone: given.phone, business }, country)
  const changes = {
    ...withoutUndefined(given),
    ...(business !== undefined && {
      business,
      variant: variantFor(row.variant, business),
    }),
  }
  if (!Object.keys(changes).length) return row
  const [changed] = await database(db)
    .update(customer)
    .set(changes)
    .where(eq(customer.id, row.id))
    .returning()
  return changed ?? row
}

/** Validated as at registration; a user variant assigned by the shop is not changed by a form. */
function variantFor(variant: string, business: Business | null): string {
  if (variant !== 'b2b' && variant !== 'b2c') return variant
  return business ? 'b2b' : 'b2c'
}

function withoutUndefined<T extends object>(given: T): Partial<T> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  // A subset of the entries of `given`, so the type is the same.
  return Object.fromEntries(known) as Partial<T>
}

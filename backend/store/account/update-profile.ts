import { eq } from 'drizzle-orm'
import type { Business } from '../../../domain/address.ts'
import type { Profile } from '../../../domain/contract/store-account.ts'
import { checkPhoneNumber } from '../../../domain/validation/phone-number.ts'
import { checkTin } from '../../../domain/validation/tin.ts'
import { Refusal } from '../../contract/refusal.ts'
import { database } from '../../db/database.ts'
import { customer } from '../../db/schema/account.ts'
import type { Caller } from '../../request/caller.ts'
import { countryOf, marketOf } from '../../request/market.ts'
import { findBillingAddress, type CustomerRow } from './customer.ts'

/** Changes what is given and leaves the rest. */
export async function updateProfile(
  db: D1Database,
  caller: Caller,
  row: CustomerRow,
  { business, ...given }: Profile,
): Promise<CustomerRow> {
  if (given.phone && checkPhoneNumber(given.phone)) {
    throw new Refusal(422, { key: 'phone', code: 'phone', field: 'phone' })
  }
  if (business) await checkBusiness(db, caller, row, business)
  const changes = {
    ...withoutUndefined(given),
    ...(business !== undefined && {
      business: business && JSON.stringify(business),
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

async function checkBusiness(
  db: D1Database,
  caller: Caller,
  { id }: CustomerRow,
  { businessName, tin }: Business,
): Promise<void> {
  if (!businessName.trim()) {
    throw new Refusal(422, { key: 'required', code: 'required', field: 'business.businessName' })
  }
  const country = (await findBillingAddress(db, id))?.country ?? countryOf[marketOf(caller)]
  if (checkTin(tin, country)) {
    throw new Refusal(422, { key: 'tin', code: 'tin', field: 'business.tin' })
  }
}

/** As at registration; a variant that the shop has given somebody is not changed by a form. */
function variantFor(variant: string, business: Business | null): string {
  if (variant !== 'b2b' && variant !== 'b2c') return variant
  return business ? 'b2b' : 'b2c'
}

function withoutUndefined<T extends object>(given: T): Partial<T> {
  const known = Object.entries(given).filter(([, value]) => value !== undefined)
  // The entries are those of `given`, only fewer.
  return Object.fromEntries(known) as Partial<T>
}

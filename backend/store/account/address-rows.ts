import { and, desc, eq } from 'drizzle-orm'
import type { UserAddress } from '../../../domain/account/address.ts'
import { database } from '../../db/database.ts'
import { customerAddress } from '../../db/schema/account.ts'

export type AddressRow = typeof customerAddress.$inferSelect

/** Statement that inserts an address, for a batch. */
export function addressInsert(db: D1Database, row: AddressRow): D1PreparedStatement {
  const { sql, params } = database(db).insert(customerAddress).values(row).toSQL()
  return db.prepare(sql).bind(...params)
}

/** Statement that replaces an address, for a batch. */
export function addressUpdate(db: D1Database, row: AddressRow): D1PreparedStatement {
  const own = and(eq(customerAddress.id, row.id), eq(customerAddress.customerId, row.customerId))
  const { sql, params } = database(db).update(customerAddress).set(row).where(own).toSQL()
  return db.prepare(sql).bind(...params)
}

/** The address book of a customer: defaults first, then the newest. */
export function findAddresses(db: D1Database, customerId: string): Promise<AddressRow[]> {
  return database(db)
    .select()
    .from(customerAddress)
    .where(eq(customerAddress.customerId, customerId))
    .orderBy(desc(customerAddress.isDefault), desc(customerAddress.createdAt), customerAddress.id)
}

export function addressOf(row: AddressRow): UserAddress {
  return {
    id: row.id,
    type: row.type,
    isDefault: row.isDefault,
    name: row.name,
    businessName: row.businessName,
    phone: row.phone,
    street: row.street,
    houseNumber: row.houseNumber,
    city: row.city,
    postcode: row.postcode,
    country_code: row.country,
  }
}

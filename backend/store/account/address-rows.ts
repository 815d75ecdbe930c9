import { database } from '../../db/database.ts'
import { customerAddress } from '../../db/schema/account.ts'

export type AddressRow = typeof customerAddress.$inferSelect

/** The statement that keeps an address, for a batch. */
export function addressInsert(db: D1Database, row: AddressRow): D1PreparedStatement {
  const { sql, params } = database(db).insert(customerAddress).values(row).toSQL()
  return db.prepare(sql).bind(...params)
}

import { flag } from '../../db/columns.ts'
import { rowSchema, rowsOf } from '../../db/rows.ts'
import { notFound } from '../../contract/refusal.ts'
import { addressInsert, addressUpdate, type AddressRow } from './address-rows.ts'

const DefaultRow = rowSchema('customer_address', { isDefault: flag })

/** Inserts or updates an address; a new default replaces the old one. */
export async function saveAddress(
  db: D1Database,
  row: AddressRow,
  known?: AddressRow,
): Promise<AddressRow> {
  const isDefault = db.prepare('SELECT is_default FROM customer_address WHERE id = ?1').bind(row.id)
  const results = await db.batch([
    ...(row.isDefault ? [resignDefault(db, row)] : []),
    known ? addressUpdate(db, row) : addressInsert(db, row),
    appointDefaults(db, row.customerId),
    isDefault,
  ])
  const [saved] = rowsOf(results.at(-1), DefaultRow)
  return { ...row, isDefault: saved?.isDefault ?? false }
}

/** Deletes an address of this customer; 404 for another customer's. */
export async function forgetAddress(db: D1Database, customerId: string, id: string): Promise<void> {
  const [removed] = await db.batch([
    db
      .prepare('DELETE FROM customer_address WHERE id = ?1 AND customer_id = ?2')
      .bind(id, customerId),
    appointDefaults(db, customerId),
  ])
  if (removed?.meta.changes === 0) throw notFound()
}

function resignDefault(db: D1Database, { customerId, type, id }: AddressRow): D1PreparedStatement {
  return db
    .prepare(
      'UPDATE customer_address SET is_default = 0 WHERE customer_id = ?1 AND type = ?2 AND id <> ?3',
    )
    .bind(customerId, type, id)
}

/** The newest address of each type without a default becomes it. */
function appointDefaults(db: D1Database, customerId: string): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE customer_address SET is_default = 1 WHERE id IN (
        SELECT id FROM (
          SELECT id, row_number() OVER (PARTITION BY type ORDER BY created_at DESC, id) AS place,
            max(is_default) OVER (PARTITION BY type) AS has_default
          FROM customer_address WHERE customer_id = ?1
        ) WHERE place = 1 AND NOT has_default)`,
    )
    .bind(customerId)
}

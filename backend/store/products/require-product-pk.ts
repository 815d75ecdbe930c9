import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'
import { notFound } from '../../contract/refusal.ts'

const ProductRow = rowSchema('product', { pk: z.number() })

/** The row number of a product in SQL; NULL for an unknown id. */
export const pkOf = (id: string) => `(SELECT n FROM product WHERE id = ${id})`

/** The row number of a product; refuses an unknown id. */
export async function requireProductPk(db: D1Database, id: string): Promise<number> {
  const row = await findRow(db.prepare('SELECT n FROM product WHERE id = ?1').bind(id), ProductRow)
  if (!row) throw notFound()
  return row.pk
}

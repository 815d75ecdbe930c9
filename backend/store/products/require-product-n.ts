import { notFound } from '../../contract/refusal.ts'

/** The row number of a product; refuses an unknown id. */
export async function requireProductN(db: D1Database, id: string): Promise<number> {
  const row = await db
    .prepare('SELECT n FROM product WHERE id = ?1')
    .bind(id)
    .first<{ n: number }>()
  if (!row) throw notFound()
  return row.n
}

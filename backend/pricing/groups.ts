/** The best discount of a caller's price groups; unknown groups have none. */
export async function findGroupPercent(db: D1Database, groups: readonly string[]): Promise<number> {
  if (!groups.length) return 0
  const row = await db
    .prepare(
      'SELECT max(percent) AS percent FROM price_group WHERE code IN (SELECT value FROM json_each(?1))',
    )
    .bind(JSON.stringify(groups))
    .first<{ percent: number | null }>()
  return row?.percent ?? 0
}

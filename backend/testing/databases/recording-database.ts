import { env } from 'cloudflare:test'

/** The test's database, and the rows that statements with parameters have read from it. */
export function recordingDatabase() {
  const rows: Record<string, unknown>[] = []
  const prepare = (sql: string) => ({
    bind: (...parameters: unknown[]) => {
      const all = async () => {
        const result = await env.DB.prepare(sql)
          .bind(...parameters)
          .all()
        rows.push(...result.results)
        return result
      }
      return { all, first: async () => (await all()).results[0] ?? null }
    },
  })
  // The tests' readers use nothing else of a database.
  return { db: { prepare } as unknown as D1Database, rows }
}

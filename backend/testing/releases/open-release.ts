import { env, reset } from 'cloudflare:test'
import type { D1Migration } from '@cloudflare/vitest-pool-workers'
import type { RequestOptions } from '../request.ts'
import november22 from './2026-11-22.json'
import november23 from './2026-11-23.json'
import november25 from './2026-11-25.json'

type Value = string | number
type Row = { [column: string]: Value }

/** Rows that an earlier release of the shop wrote. */
export interface Release {
  /** Its newest migration. */
  after: string
  rows: Record<string, Row[]>
}

/** By the day of the release; the shops served the purchases of bench/purchases. */
export const releases: Readonly<Record<string, Release>> = {
  '2026-11-22': november22 as unknown as Release,
  '2026-11-23': november23 as unknown as Release,
  '2026-11-25': november25 as unknown as Release,
}

/**
 * A database with the rows of an earlier release, upgraded by the migrations since: for options of
 * requests. It has no products, as if all had been deleted.
 */
export async function openRelease({ after, rows }: Release): Promise<Pick<RequestOptions, 'vars'>> {
  await reset()
  const { REPLICA: db, SEARCH_REPLICA: searchDb, TEST_MIGRATIONS, TEST_SEARCH_MIGRATIONS } = env
  const isNewer = ({ name }: D1Migration) => name > after
  await migrate(
    db,
    TEST_MIGRATIONS.filter((migration) => !isNewer(migration)),
  )
  for (const [table, written] of Object.entries(rows)) {
    // oxlint-disable-next-line no-await-in-loop -- later tables refer to earlier ones
    await db.batch(written.map((row) => insert(db, table, row)))
  }
  await migrate(db, TEST_MIGRATIONS.filter(isNewer))
  await migrate(searchDb, TEST_SEARCH_MIGRATIONS)
  return { vars: { DB: db, SEARCH_DB: searchDb } }
}

async function migrate(db: D1Database, migrations: readonly D1Migration[]): Promise<void> {
  await db.batch(migrations.flatMap(({ queries }) => queries.map((sql) => db.prepare(sql))))
}

function insert(db: D1Database, table: string, row: Row): D1PreparedStatement {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `?${index + 1}`)
  return db
    .prepare(`INSERT INTO ${table} (${columns.join(', ')}) VALUES (${places.join(', ')})`)
    .bind(...Object.values(row))
}

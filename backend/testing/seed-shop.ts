import { env } from 'cloudflare:test'
import { demoRows } from '../../demo/rows/demo.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { saleRows } from '../../demo/rows/sale.ts'
import { shopRows } from '../../demo/rows/shop.ts'
import { seedStatements } from '../../demo/seed.ts'
import { runIndexSteps } from '../cms/search/indexing/index-tasks.ts'
import type { Databases } from '../db/databases.ts'
import { catalogue, now } from './fixture.ts'
import { content } from './fixture-content.ts'

/** Seeds the databases with the tests' small catalogue and the demo customers. */
export async function seedShop({ db, searchDb }: Databases): Promise<void> {
  const statements = [
    ...seedStatements(catalogue, content, now),
    ...(await demoRows(now.toISOString())),
    merchantRow(now.toISOString()),
    ...shopRows(),
    ...saleRows(),
  ]
  await db.batch(
    statements.map((statement) =>
      typeof statement === 'string'
        ? db.prepare(statement)
        : db.prepare(statement.sql).bind(...statement.params),
    ),
  )
  await runIndexSteps({ db, searchDb })
  await db.prepare('DELETE FROM purge_outbox').run()
  // Test files share an isolate, whose caches are by version.
  await db
    .prepare(`UPDATE meta SET value = ?1 WHERE key = 'catalogue_version'`)
    .bind(crypto.randomUUID())
    .run()
}

/** Creates the tables that all migrations lead to. */
export async function createTables({ db, searchDb }: Databases): Promise<void> {
  const { TEST_TABLES } = env
  await db.batch(TEST_TABLES.db.map((sql) => db.prepare(sql)))
  await searchDb.batch(TEST_TABLES.searchDb.map((sql) => searchDb.prepare(sql)))
}

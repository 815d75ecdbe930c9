import { demoRows } from '../../demo/rows/demo.ts'
import { merchantRow } from '../../demo/rows/merchant.ts'
import { saleRows } from '../../demo/rows/sale.ts'
import { shopRows } from '../../demo/rows/shop.ts'
import { seedStatements } from '../../demo/seed.ts'
import { catalogue, now } from './fixture.ts'
import { content } from './fixture-content.ts'

/** Seeds a database with the tests' small catalogue and the demo customers. */
export async function seedShop(db: D1Database): Promise<void> {
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
  // Test files share an isolate, whose caches are by version.
  await db
    .prepare(`UPDATE meta SET value = ?1 WHERE key = 'catalogue_version'`)
    .bind(crypto.randomUUID())
    .run()
}

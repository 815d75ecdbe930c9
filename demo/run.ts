import { createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { D1Database } from '@cloudflare/workers-types'
import { brands } from './catalogue/brands.ts'
import { defaultProducts, generateProducts } from './catalogue/generate.ts'
import { parameters } from './catalogue/parameters.ts'
import { buildCategories } from './catalogue/taxonomy.ts'
import { valueEntries } from './catalogue/products/value-entries.ts'
import { virtualCategories } from './catalogue/virtual-categories.ts'
import { content } from './content/content.ts'
import type { SeedStatement } from '../backend/db/insert.ts'
import { toSqlText } from '../scripts/backup/sql-text.ts'
import { demoRows } from './rows/demo.ts'
import { merchantRow } from './rows/merchant.ts'
import { shopRows } from './rows/shop.ts'
import { saleRows } from './rows/sale.ts'
import { seedStatements } from './seed.ts'

/** Statements of one round trip to the database. */
const batchSize = 25

/** Fills a migrated database with a catalogue, the content and the demo customers. */
export async function seedDatabase(
  db: D1Database,
  { products = defaultProducts } = {},
): Promise<void> {
  let batch: ReturnType<D1Database['prepare']>[] = []
  const flush = async () => {
    // Building rows blocks the event loop; a connection that was closed meanwhile is detected here.
    await setTimeout(1)
    if (batch.length) await db.batch(batch)
    batch = []
  }
  for await (const statement of everything(products)) {
    const { sql, params } =
      typeof statement === 'string' ? { sql: statement, params: [] } : statement
    const prepared = db.prepare(sql)
    batch.push(params.length ? prepared.bind(...params) : prepared)
    if (batch.length >= batchSize) await flush()
  }
  await flush()
}

/**
 * A deployed shop gets neither customers nor promo codes that are public here, nor a merchant with
 * a fictitious bank account: it takes no orders until it has its own.
 */
export async function* everything(
  products: number,
  { withDemo = true } = {},
): AsyncGenerator<SeedStatement> {
  const catalogue = {
    categories: buildCategories(),
    virtualCategories,
    parameters,
    brands,
    products: generateProducts({ products }),
  }
  yield* seedStatements(catalogue, { ...content, entries: [...content.entries, ...valueEntries] })
  yield* shopRows()
  yield* saleRows()
  if (!withDemo) return
  const now = new Date().toISOString()
  yield merchantRow(now)
  yield* await demoRows(now)
}

async function writeSqlFile(path: string, products: number, withDemo: boolean): Promise<void> {
  const file = createWriteStream(path)
  for await (const statement of everything(products, { withDemo })) {
    if (!file.write(toSqlText(statement))) await once(file, 'drain')
  }
  file.end()
  await once(file, 'finish')
}

// node demo/run.ts --products 1500 --out seed.sql --production
if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      products: { type: 'string', default: String(defaultProducts) },
      out: { type: 'string', default: 'seed.sql' },
      production: { type: 'boolean', default: false },
    },
  })
  await writeSqlFile(values.out, Number(values.products), !values.production)
}

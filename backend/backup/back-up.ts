import * as z from 'zod'
import { query, readBatch, readRows, readValues, type RowOf, rowSchema } from '../db/rows.ts'
import type { Value } from '../db/value.ts'
import { readColumn } from './catalogue-numbers.ts'
import { deleteOutdated } from './delete-outdated.ts'
import { isBackedUp } from './excluded-tables.ts'
import type { BackedUpTable, Manifest } from './manifest.ts'

/** Rows per file: some 5 MB of the longest orders in memory at a time. */
const pageRows = 500

const NameRow = rowSchema('sqlite_master', { name: z.string() })
const TriggerRow = rowSchema('sqlite_master', { name: z.string(), sql: z.string() })
const LastRow = rowSchema('rowid', { last: z.int().nullable() })

export const folderOf = (day: Date) => `database/${day.toISOString().slice(0, 10)}/`

/**
 * Backs up data that no import restores (orders, accounts, invoices, consents) to a bucket, one
 * folder a day, and deletes folders of more than 30 days. Rows inserted meanwhile are left to the
 * next day, so that references are complete.
 */
export async function backUp(db: D1Database, bucket: R2Bucket, now: Date): Promise<void> {
  const folder = folderOf(now)
  const names = await readRows(
    db.prepare(`SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name`),
    NameRow,
  )
  const tables = names.map(({ name }) => name).filter(isBackedUp)
  const lastRows = await readLastRows(db, tables)
  const copied: BackedUpTable[] = []
  for (const [index, table] of tables.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other: memory holds one page of rows
    copied.push(await copyTable(db, bucket, { folder, table, last: lastRows[index] ?? 0 }))
  }
  const manifest: Manifest = {
    startedAt: now.toISOString(),
    migration: await lastMigration(db),
    triggers: await readRows(
      db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`),
      TriggerRow,
    ),
    tables: copied,
  }
  await bucket.put(`${folder}manifest.json`, JSON.stringify(manifest))
  await deleteOutdated(bucket, now)
}

/** The last row of each table, in one snapshot. */
async function readLastRows(db: D1Database, tables: readonly string[]): Promise<number[]> {
  const found = await readBatch<RowOf<typeof LastRow>[][]>(
    db,
    tables.map((table) => query(db.prepare(`SELECT max(rowid) AS last FROM "${table}"`), LastRow)),
  )
  return found.map(([row]) => row?.last ?? 0)
}

/** The last one by its number: a later release may apply one that comes before it. */
async function lastMigration(db: D1Database): Promise<string> {
  const [row] = await readRows(
    db.prepare('SELECT name FROM d1_migrations ORDER BY name DESC LIMIT 1'),
    NameRow,
  )
  return row?.name ?? ''
}

interface Copied {
  folder: string
  table: string
  /** Upper limit of row ids; newer rows are skipped. */
  last: number
}

async function copyTable(
  db: D1Database,
  bucket: R2Bucket,
  { folder, table, last }: Copied,
): Promise<BackedUpTable> {
  const info = await readRows(
    db.prepare('SELECT name FROM pragma_table_info(?1)').bind(table),
    NameRow,
  )
  const columns = info.map(({ name }) => name)
  const picked = columns.map((column) => readColumn(table, column)).join(', ')
  const files: string[] = []
  let rows = 0
  for (let after = 0; after < last;) {
    // oxlint-disable no-await-in-loop -- keyset pagination
    const page = await readValues(
      db
        .prepare(
          `SELECT rowid, ${picked} FROM "${table}"
          WHERE rowid > ?1 AND rowid <= ?2 ORDER BY rowid LIMIT ${pageRows}`,
        )
        .bind(after, last),
    )
    const end = page.at(-1)?.[0]
    if (typeof end !== 'number') break
    const file = `${table}/${String(files.length + 1).padStart(5, '0')}.ndjson.gz`
    await bucket.put(folder + file, await gzip(page.map(([, ...values]) => values)))
    files.push(file)
    rows += page.length
    after = end
  }
  return { name: table, columns, rows, files }
}

function gzip(rows: readonly (readonly Value[])[]): Promise<ArrayBuffer> {
  const lines = rows.map((row) => `${JSON.stringify(row)}\n`)
  const stream = new Blob(lines).stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(stream).arrayBuffer()
}

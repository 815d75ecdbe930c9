import { env } from 'cloudflare:test'
import { beforeAll, describe, it } from 'vitest'
import { readValues } from '../db/rows.ts'
import { toSqlText } from '../../scripts/backup/sql-text.ts'
import { Rows, type Value } from '../db/value.ts'
import type { Env } from '../env.ts'
import worker from '../index.ts'
import { guestCart, orderBody, place, restock, valueOf } from '../testing/shop.ts'
import { folderOf } from './back-up.ts'
import { hasNumber } from './catalogue-numbers.ts'
import { isBackedUp, excludedTables } from './excluded-tables.ts'
import { type BackedUpTable, Manifest } from './manifest.ts'
import { restoreStatements } from '../../scripts/backup/restore-statements.ts'

const night = new Date('2026-11-25T02:30:00Z')
const bucket = env.BACKUPS
const long = `Ärger mit '?2' und "Anführung" ${'🌀ä'.repeat(20_000)}`

async function tables(): Promise<string[]> {
  const names = env.DB.prepare(`SELECT name FROM sqlite_master WHERE type = 'table'`)
  return (await readValues(names)).map(([name]) => String(name))
}

async function runAt(now: Date, whole: Env = env): Promise<void> {
  const controller = { scheduledTime: now.getTime(), cron: '30 2 * * *', noRetry() {} }
  // Nothing of the context is used.
  await worker.scheduled(controller as ScheduledController, whole)
}

async function readManifest(): Promise<Manifest> {
  const file = await bucket.get(`${folderOf(night)}manifest.json`)
  return Manifest.parse(await file?.json())
}

async function rowsOf({ files }: BackedUpTable): Promise<Value[][]> {
  const texts = await Promise.all(
    files.map(async (name) => {
      const file = await bucket.get(folderOf(night) + name)
      const unzipped = file?.body.pipeThrough(new DecompressionStream('gzip'))
      return new Response(unzipped).text()
    }),
  )
  const lines = texts.join('').split('\n').filter(Boolean)
  return Rows.parse(lines.map((line): unknown => JSON.parse(line)))
}

/** All rows of the backed-up tables. */
async function contents(): Promise<Record<string, unknown>> {
  const names = (await tables()).filter(isBackedUp)
  const results = await env.DB.batch(names.map((name) => env.DB.prepare(`SELECT * FROM "${name}"`)))
  return Object.fromEntries(names.map((name, index) => [name, results[index]?.results]))
}

/** Restores the rows of the backup; returns the size of the longest statement. */
async function restore(): Promise<number> {
  const manifest = await readManifest()
  const rows = new Map(
    await Promise.all(
      manifest.tables.map(async (table) => [table.name, await rowsOf(table)] as const),
    ),
  )
  const statements = [...restoreStatements(manifest, ({ name }) => [rows.get(name) ?? []])]
  const texts = statements.map(toSqlText)
  await env.DB.batch(texts.map((text) => env.DB.prepare(text)))
  return Math.max(...texts.map((text) => new TextEncoder().encode(text).length))
}

describe('platform: backup outside of the database', () => {
  beforeAll(async () => {
    await env.DB.batch([
      env.DB.prepare('CREATE TABLE d1_migrations (id INTEGER PRIMARY KEY, name TEXT)'),
      env.DB.prepare(
        `INSERT INTO d1_migrations (name) VALUES ('0096_listing_task_failed.sql'), ('0095_mail_resent.sql')`,
      ),
    ])
    await restock('s100', 10)
    const cartToken = await guestCart('s100', 1)
    const { errors } = await place(cartToken, orderBody(35.9, { comment: "Bitte 'klingeln'" }))
    if (errors[0]) throw new Error(errors[0].title)
    await env.DB.prepare('UPDATE mail SET text = ?1 WHERE rowid = (SELECT min(rowid) FROM mail)')
      .bind(long)
      .run()
    await runAt(night)
  })

  it('includes or excludes every table explicitly', async ({ expect }) => {
    const all = await tables()
    expect(excludedTables.filter((name) => !all.includes(name))).toEqual([])
    const backedUp = (await readManifest()).tables.map(({ name }) => name)
    expect(backedUp).toEqual(all.filter(isBackedUp).toSorted())
    expect(backedUp).toEqual(
      expect.arrayContaining(['sale_order', 'customer', 'invoice', 'newsletter']),
    )
  })

  it('names the last migration by its number, whichever was applied last', async ({ expect }) => {
    expect((await readManifest()).migration).toBe('0096_listing_task_failed.sql')
  })

  it('references the catalogue by ids, which an import preserves', async ({ expect }) => {
    const referring = (await readManifest()).tables.flatMap(({ name, columns }) =>
      columns.filter((column) => column.endsWith('_n')).map((column) => ({ name, column })),
    )
    expect(referring.map(({ name }) => name)).toContain('price_history')
    // An answer references its question by a number in the backup.
    expect(referring.filter(({ column }) => !hasNumber(column))).toEqual([
      { name: 'product_comment', column: 'parent_n' },
    ])
  })

  it('restores every row and trigger after any change', async ({ expect }) => {
    const before = await contents()
    const triggers = await valueOf(`SELECT count(*) FROM sqlite_master WHERE type = 'trigger'`)
    await env.DB.batch(
      ['sale_order_item', 'order_event', 'sale_order', 'mail', 'newsletter'].map((name) =>
        env.DB.prepare(`DELETE FROM "${name}"`),
      ),
    )
    await env.DB.prepare(`UPDATE customer SET email = 'falsch-' || id`).run()
    expect(await restore()).toBeLessThan(100_000)
    expect(await contents()).toEqual(before)
    expect(await valueOf('SELECT text FROM mail ORDER BY rowid LIMIT 1')).toBe(long)
    expect(await valueOf(`SELECT count(*) FROM sqlite_master WHERE type = 'trigger'`)).toBe(
      triggers,
    )
  })

  it('restores product references after an import has renumbered the catalogue', async ({
    expect,
  }) => {
    const ofVariant = `SELECT count(*) FROM price_history
      WHERE variant_n = (SELECT n FROM variant WHERE id = 's100')`
    await env.DB.prepare(
      `INSERT INTO price_history (variant_n, currency, valid_from, with_tax)
      SELECT n, 'EUR', '2026-11-01T00:00:00.000Z', 2900 FROM variant WHERE id = 's100'`,
    ).run()
    await runAt(night)
    const [before, all] = [
      await valueOf(ofVariant),
      await valueOf('SELECT count(*) FROM price_history'),
    ]
    const numbers = (shift: number) =>
      env.DB.prepare(`UPDATE variant SET n = n + ?1 WHERE id = 's100'`).bind(shift).run()
    await numbers(1_000_000)
    expect(await valueOf(ofVariant)).toBe(0)
    await restore()
    expect(await valueOf(ofVariant)).toBe(before)
    expect(await valueOf('SELECT count(*) FROM price_history')).toBe(all)
    await numbers(-1_000_000)
  })

  it('keeps backups for 30 days, and makes none without a bucket', async ({ expect }) => {
    await bucket.put('database/2026-10-25/manifest.json', '{}')
    await bucket.put('database/2026-10-26/manifest.json', '{}')
    await runAt(night)
    const { objects } = await bucket.list({ prefix: 'database/2026-10' })
    expect(objects.map(({ key }) => key)).toEqual(['database/2026-10-26/manifest.json'])
    const { BACKUPS: _, ...withoutBucket } = env
    const next = new Date('2026-11-26T02:30:00Z')
    await runAt(next, withoutBucket)
    expect((await bucket.list({ prefix: folderOf(next) })).objects).toEqual([])
  })
})

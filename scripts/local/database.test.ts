import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, it, vi } from 'vitest'
import { prepareFolder, UnusableData } from './database.ts'
import { withDatabases } from './open-databases.ts'

const folder = mkdtempSync(join(tmpdir(), 'databases-'))
const [first, second] = [
  { DB: 'orders-1', SEARCH_DB: 'search-1' },
  { DB: 'orders-2', SEARCH_DB: 'search-2' },
]

/** Products of the databases: in the shop, and found by search. */
function productsOf(ids: typeof first) {
  const count = (db: D1Database, sql: string) => db.prepare(sql).first('count')
  return withDatabases(
    folder,
    async ({ db, searchDb }) => [
      await count(db, 'SELECT count(*) AS count FROM product'),
      await count(searchDb, 'SELECT count(DISTINCT product_n) AS count FROM search_product'),
    ],
    ids,
  )
}

const filled = vi.spyOn(console, 'log').mockImplementation(() => undefined)

beforeAll(() => prepareFolder(folder, 40, first), 120_000)
afterAll(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

describe('decision 153: the databases of npm start', () => {
  it('are filled, and left as they are by the next start', async ({ expect }) => {
    const counts = await productsOf(first)
    expect(counts[0]).toBeGreaterThan(30)
    expect(counts[1]).toBe(counts[0])
    await prepareFolder(folder, 80, first)
    expect(await productsOf(first)).toEqual(counts)
    expect(filled).toHaveBeenCalledTimes(1)
  })

  it('a missing search database is filled from the shop’s', async ({ expect }) => {
    const mixed = { ...first, SEARCH_DB: second.SEARCH_DB }
    await prepareFolder(folder, 80, mixed)
    expect(await productsOf(mixed)).toEqual(await productsOf(first))
    expect(filled).toHaveBeenCalledTimes(1)
  })

  it('a missing shop’s database is seeded, and the search follows', async ({ expect }) => {
    const mixed = { ...first, DB: second.DB }
    const [before] = await productsOf(first)
    await prepareFolder(folder, 20, mixed)
    const [products, found] = await productsOf(mixed)
    expect(products).toBeLessThan(Number(before))
    expect(found).toBe(products)
    expect(filled).toHaveBeenCalledTimes(2)
  })

  it('stay without the demo’s data where an empty shop was started', async ({ expect }) => {
    const own = { DB: 'orders-3', SEARCH_DB: 'search-3' }
    await prepareFolder(folder, null, own)
    expect(await productsOf(own)).toEqual([0, 0])
    // The next start, without the option.
    await prepareFolder(folder, 20, own)
    expect(await productsOf(own)).toEqual([0, 0])
    await prepareFolder(folder, null, own)
    const merchants = await withDatabases(
      folder,
      ({ db }) => db.prepare('SELECT count(*) AS count FROM merchant').first('count'),
      own,
    )
    expect(merchants).toBe(0)
  })

  it('name a migration that does not fit them, and keep what they have', async ({ expect }) => {
    const own = { DB: 'orders-4', SEARCH_DB: 'search-4' }
    await prepareFolder(folder, null, own)
    const last = `(SELECT max(name) FROM d1_migrations)`
    await withDatabases(
      folder,
      ({ db }) => db.exec(`DELETE FROM d1_migrations WHERE name = ${last}`),
      own,
    )
    const started = prepareFolder(folder, null, own)
    await expect(started).rejects.toThrow(
      /^does not take backend\/migrations\/\d+_\w+\.sql: .*Those before it are applied/,
    )
    await expect(started).rejects.toThrow(UnusableData)
  })

  it('of the demo are not emptied by that option', async ({ expect }) => {
    await expect(prepareFolder(folder, null, first)).rejects.toThrow(UnusableData)
  })
})

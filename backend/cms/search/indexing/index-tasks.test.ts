import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, it, vi } from 'vitest'
import { search } from '../../../../domain/contract/cms.ts'
import worker from '../../../index.ts'
import { newFan } from '../../../testing/new-product.ts'
import { request } from '../../../testing/request.ts'
import { runImport } from '../../../testing/run-import.ts'
import { searchValueOf, valueOf } from '../../../testing/shop.ts'
import { requestTasks } from '../../listing/listing-tasks.ts'
import { runIndexStep, runIndexSteps } from './index-tasks.ts'
import { emptyIndex } from './search-state.ts'

const real = { db: env.DB, searchDb: env.SEARCH_DB }

/** The cron run of every minute. */
async function runMinute(): Promise<void> {
  const controller = { scheduledTime: Date.now(), cron: '* * * * *', noRetry() {} }
  // Nothing of the context is used.
  await worker.scheduled(controller as ScheduledController, env)
}

async function found(q: string) {
  const { status, response } = await request(search, { query: { q } })
  return {
    status,
    ids: response.products.entities.map(({ id }) => id),
    links: response.menuItems.total,
  }
}

/** Everything that can be read of the index; full-text tables without content have no more. */
async function indexed() {
  const read = (sql: string) => env.SEARCH_DB.prepare(sql).all()
  const hits = (word: string) =>
    read(`SELECT rowid FROM search_de WHERE search_de MATCH '${word}' ORDER BY rowid`)
  const results = await Promise.all([
    read('SELECT * FROM search_word ORDER BY locale, word'),
    read('SELECT * FROM search_product ORDER BY product_n, locale'),
    read('SELECT * FROM search_document ORDER BY kind, id, locale'),
    ...['lufter', 'turboflux', 'umbenannt', 'dn125', 'silva'].map(hits),
  ])
  return results.map((result) => result.results)
}

/** The index as it is when built from nothing. */
async function rebuilt() {
  await env.SEARCH_DB.prepare('DELETE FROM search_state').run()
  await runIndexSteps(real)
  return indexed()
}

async function requestProduct(id: string): Promise<void> {
  const subject = String(await valueOf('SELECT n FROM product WHERE id = ?1', id))
  await requestTasks(env.DB, [{ kind: 'products', subject }]).run()
}

function rename(id: string, name: string): Promise<unknown> {
  return env.DB.batch([
    env.DB.prepare(
      `UPDATE product_text SET name = ?1 WHERE product_n = (SELECT n FROM product WHERE id = ?2)`,
    ).bind(name, id),
    env.DB.prepare(
      `INSERT OR REPLACE INTO listing_task (kind, subject, token) SELECT 'products', n, ?1 FROM product WHERE id = ?2`,
    ).bind(name, id),
  ])
}

/** A database whose batches run between two functions. */
function aroundBatch(
  target: D1Database,
  { before = async () => {}, after = async () => {} }: Record<string, () => Promise<void>>,
): D1Database {
  return new Proxy(target, {
    get(real, name) {
      if (name === 'batch')
        return async (statements: D1PreparedStatement[]) => {
          await before()
          const results = await real.batch(statements)
          await after()
          return results
        }
      const value: unknown = Reflect.get(real, name)
      return typeof value === 'function' ? value.bind(real) : value
    },
  })
}

const lost = async () => {
  throw new Error('Network connection lost.')
}

describe('decision 153: the search database follows the main one', () => {
  beforeEach(() => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  it('an empty one finds nothing, without an error, until the scheduled run has filled it', async ({
    expect,
  }) => {
    await env.SEARCH_DB.batch(
      [{ sql: 'DELETE FROM search_state' }, ...emptyIndex].map(({ sql }) =>
        env.SEARCH_DB.prepare(sql),
      ),
    )
    expect(await found('einzelstück')).toEqual({ status: 200, ids: [], links: 0 })
    expect(await found('agb')).toMatchObject({ status: 200, links: 0 })
    await runMinute()
    expect((await found('einzelstück')).ids).toEqual(['letzter'])
    expect((await found('agb')).links).toBe(1)
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(0)
  })

  it('one of another format is emptied and filled again', async ({ expect }) => {
    const expected = await rebuilt()
    await env.SEARCH_DB.batch([
      env.SEARCH_DB.prepare('UPDATE search_state SET format = 0'),
      env.SEARCH_DB.prepare(`INSERT INTO search_word VALUES ('de', 'veraltet', 1)`),
    ])
    await runMinute()
    expect(await indexed()).toEqual(expected)
  })

  it('an import changes it as a new one would be, whatever the order of changes', async ({
    expect,
  }) => {
    await runImport('products', [newFan('eins'), newFan('zwei')])
    await runImport('products', [
      { cells: { id: 'eins', 'name.de': 'Umbenannt', 'perex.de': 'Turboflux ohne Namen' } },
      { cells: { id: 'zwei', category: 'C', brand: 'tubavent' } },
    ])
    await runImport('products', [{ cells: { id: 'eins', 'perex.de': '' } }])
    const changed = await indexed()
    expect((await found('umbenannt')).ids).toEqual(['eins'])
    expect(changed).toEqual(await rebuilt())
  })

  it('prices and stock ask for nothing', async ({ expect }) => {
    const writes = () => searchValueOf('SELECT writes FROM search_state')
    const before = await writes()
    const cells = { id: 'letzter', 'variant.id': 'last1', 'variant.prices.EUR': '44' }
    expect(await runImport('products', [{ cells }])).toMatchObject({ applied: 1, done: true })
    expect(await writes()).toBe(before)
  })

  it('a lost response of the search database loses and doubles nothing', async ({ expect }) => {
    await rename('letzter', 'Umbenannt')
    const searchDb = aroundBatch(env.SEARCH_DB, { after: lost })
    await expect(runIndexStep({ db: env.DB, searchDb })).rejects.toThrow('lost')
    const written = await indexed()
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(1)
    await runIndexSteps(real)
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(0)
    expect(await indexed()).toEqual(written)
    expect(written).toEqual(await rebuilt())
  })

  it('a failure before the search database has written loses nothing', async ({ expect }) => {
    await rename('letzter', 'Einzelstück')
    const searchDb = aroundBatch(env.SEARCH_DB, { before: lost })
    await expect(runIndexStep({ db: env.DB, searchDb })).rejects.toThrow('lost')
    await runMinute()
    expect((await found('einzelstück')).ids).toEqual(['letzter'])
    expect(await indexed()).toEqual(await rebuilt())
  })

  it('a run that has read an older record than another one has written does not overwrite it', async ({
    expect,
  }) => {
    await rename('letzter', 'Umbenannt')
    let isOvertaken = false
    const searchDb = aroundBatch(env.SEARCH_DB, {
      before: async () => {
        if (isOvertaken) return
        isOvertaken = true
        await rename('letzter', 'Turboflux')
        await runIndexSteps(real)
      },
    })
    await runIndexSteps({ db: env.DB, searchDb })
    expect(isOvertaken).toBe(true)
    expect((await found('turboflux')).ids).toContain('letzter')
    expect((await found('umbenannt')).ids).not.toContain('letzter')
    expect(await indexed()).toEqual(await rebuilt())
  })

  it('a change while its product is indexed is indexed after it', async ({ expect }) => {
    await rename('letzter', 'Turboflux')
    let isChanged = false
    const searchDb = aroundBatch(env.SEARCH_DB, {
      after: async () => {
        if (!isChanged) await rename('letzter', 'Einzelstück')
        isChanged = true
      },
    })
    await runIndexSteps({ db: env.DB, searchDb })
    expect((await found('einzelstück')).ids).toEqual(['letzter'])
  })

  it('a product that cannot be indexed holds up no other one, nor the import', async ({
    expect,
  }) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const bad = await valueOf(`SELECT n FROM product WHERE id = 'reduziert'`)
    const before = await valueOf('SELECT name FROM variant WHERE product_n = ?1', bad)
    const setName = (name: unknown) =>
      env.DB.prepare('UPDATE variant SET name = ?2 WHERE product_n = ?1').bind(bad, name).run()
    await setName('{"de":5}')
    await requestProduct('reduziert')
    await env.DB.prepare(
      `INSERT OR IGNORE INTO listing_task (kind, subject, token) SELECT 'products', n, 'all' FROM product`,
    ).run()
    await rename('letzter', 'Turboflux')
    await expect(runIndexSteps(real)).rejects.toThrow('variants')
    expect((await found('turboflux')).ids).toContain('letzter')
    expect(await valueOf('SELECT group_concat(subject) FROM listing_task')).toBe(String(bad))
    expect(String(logged.mock.calls)).toContain('task-failure')
    const cells = { id: 'letzter', 'name.de': 'Einzelstück' }
    expect(await runImport('products', [{ cells }])).toMatchObject({ applied: 1, done: true })
    await setName(before)
    await runIndexSteps(real)
    expect((await found('einzelstück')).ids).toEqual(['letzter'])
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(0)
    expect(await indexed()).toEqual(await rebuilt())
  })

  it('however many cannot be indexed: they move behind the others', async ({ expect }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await env.DB.batch([
      env.DB.prepare(
        `INSERT INTO listing_task (kind, subject, token) VALUES ('products', '1', 'x')`,
      ),
      ...['a', 'b', 'c', 'd', 'e', 'f'].map((token) =>
        env.DB.prepare(
          `INSERT INTO listing_task (kind, subject, token) VALUES ('documents', ?1, ?1)`,
        ).bind(token),
      ),
    ])
    await env.DB.prepare(`UPDATE listing_task SET rowid = 1000 WHERE token = 'x'`).run()
    // Any task of the documents fails.
    const DB = new Proxy(env.DB, {
      get(target, name) {
        if (name === 'prepare')
          return (sql: string) => {
            if (sql.includes('search_source')) throw new Error('documents')
            return target.prepare(sql)
          }
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    for (let run = 0; run < 2; run++)
      // oxlint-disable-next-line no-await-in-loop -- one run after the other
      await expect(runIndexSteps({ db: DB, searchDb: env.SEARCH_DB }, 8)).rejects.toThrow()
    expect(await valueOf(`SELECT count(*) FROM listing_task WHERE kind = 'products'`)).toBe(0)
    await runIndexSteps(real)
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(0)
  })

  it('listings are purged although more cannot be indexed than a run can try', async ({
    expect,
  }) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const purges = () => valueOf(`SELECT count(*) FROM purge_outbox WHERE tags LIKE '%catalog%'`)
    const insert = (subjects: readonly string[], token: string) =>
      env.DB.batch(
        subjects.map((subject) =>
          env.DB.prepare(
            `INSERT OR REPLACE INTO listing_task (kind, subject, token) VALUES ('products', ?1, ?2)`,
          ).bind(subject, token),
        ),
      )
    // Not a number, so that the search database refuses it.
    const broken = Array.from({ length: 40 }, (_, number) => `broken-${number}`)
    await insert(broken, 'broken')
    const n = String(await valueOf(`SELECT n FROM product WHERE id = 'letzter'`))
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    await insert([n], 'good')
    const run = () => runIndexSteps(real, 12)
    const isWaiting = () =>
      valueOf(`SELECT count(*) FROM listing_task WHERE token = 'good'`).then(Boolean)
    let runs = 0
    for (; (await isWaiting()) && runs < 10; runs++) await expect(run()).rejects.toThrow('NOT NULL')
    expect(await purges(), 'one that came with them').toBe(1)
    // Later changes do not wait for those that have failed.
    await insert([n], 'good')
    await expect(run()).rejects.toThrow('NOT NULL')
    expect([await isWaiting(), await purges()]).toEqual([false, 2])
    await env.DB.prepare('DELETE FROM listing_task').run()
  })

  it('a product that is gone leaves it', async ({ expect }) => {
    await rebuilt()
    const words = `SELECT sum(products) FROM search_word`
    const before = await searchValueOf(words)
    await requestTasks(env.DB, [{ kind: 'products', subject: '999' }]).run()
    await runIndexSteps(real)
    expect(await searchValueOf(words)).toBe(before)
    const n = await valueOf(`SELECT n FROM product WHERE id = 'reduziert'`)
    await requestProduct('reduziert')
    await env.DB.prepare(`UPDATE product SET n = 998 WHERE id = 'reduziert'`).run()
    await runIndexSteps(real)
    await env.DB.prepare(`UPDATE product SET n = ?1 WHERE id = 'reduziert'`).bind(n).run()
    expect((await found('sparlüfter')).ids).toEqual([])
    await requestProduct('reduziert')
    await runIndexSteps(real)
    expect((await found('sparlüfter')).ids).toEqual(['reduziert'])
  })

  it('listings are purged after it has been written, once for all tasks', async ({ expect }) => {
    const purges = () => valueOf(`SELECT count(*) FROM purge_outbox WHERE tags LIKE '%catalog%'`)
    await env.DB.prepare('DELETE FROM purge_outbox').run()
    const seen: unknown[] = []
    const searchDb = aroundBatch(env.SEARCH_DB, {
      after: async () => void seen.push(await purges()),
    })
    const numbers = Array.from({ length: 120 }, (_, n) => String(n + 2000))
    await requestTasks(
      env.DB,
      numbers.map((subject) => ({ kind: 'products', subject })),
    ).run()
    await runIndexSteps({ db: env.DB, searchDb })
    expect([seen, await purges()]).toEqual([[0, 0, 0], 1])
    expect(await valueOf('SELECT count(*) FROM listing_task')).toBe(0)
  })
})

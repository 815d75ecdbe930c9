import { env } from 'cloudflare:test'
import { describe, it, vi } from 'vitest'
import type { CatalogScope } from '../../../domain/catalog/catalog.ts'
import { readCaller } from '../../request/caller.ts'

const scope: CatalogScope = {
  categoryId: 'A',
  values: {},
  ranges: {},
  brands: [],
  availableOnly: false,
  sort: 'default',
  page: 1,
  perPage: 21,
  query: 'lüfter',
}
const real = { db: env.DB, searchDb: env.SEARCH_DB }
const caller = readCaller(new Headers({ 'X-Locale': 'de', 'X-Currency': 'EUR', 'X-Domain': 'de' }))

/** Databases whose answer number `hung` never arrives, as after an aborted request. */
function hangingDatabases(hung: number | null) {
  const sent: string[] = []
  const { promise: isHung, resolve: tellHung } = Promise.withResolvers<void>()
  const serve = <T>(sql: string, work: () => Promise<T>): Promise<T> => {
    sent.push(sql)
    if (sent.length - 1 !== hung) return work()
    tellHung()
    return Promise.withResolvers<T>().promise
  }
  const wrap = (statement: D1PreparedStatement, sql: string): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values), sql)
        if (name === 'original') return target
        if (name === 'all') return () => serve(sql, () => target.all())
        if (name === 'first')
          return (column?: string) =>
            serve(sql, () => (column === undefined ? target.first() : target.first(column)))
        return Reflect.get(target, name)
      },
    })
  const hanging = (database: D1Database) =>
    new Proxy(database, {
      get(target, name) {
        if (name === 'prepare') return (sql: string) => wrap(target.prepare(sql), sql)
        if (name === 'batch')
          return (statements: (D1PreparedStatement & { original: D1PreparedStatement })[]) =>
            serve('(batch)', () => target.batch(statements.map(({ original }) => original)))
        return Reflect.get(target, name)
      },
    })
  const databases = { db: hanging(env.DB), searchDb: hanging(env.SEARCH_DB) }
  return { databases, sent, isHung }
}

/** The code in a fresh isolate. */
async function newIsolate() {
  vi.resetModules()
  return import('../catalog/state.ts')
}

describe('design §5 no isolate caches the promise of another request’s I/O', () => {
  it('answers a listing and a search although any of the first loads never settles', async ({
    expect,
  }) => {
    const first = hangingDatabases(null)
    const expected = await (await newIsolate()).catalogState(first.databases, caller, scope)
    expect(expected.state.products.length).toBeGreaterThan(0)
    expect(first.sent.length).toBeGreaterThan(5)
    for (const number of first.sent.keys()) {
      // oxlint-disable-next-line no-await-in-loop -- modules are reset in each iteration
      const { catalogState } = await newIsolate()
      const { databases, isHung } = hangingDatabases(number)
      void catalogState(databases, caller, scope)
      // oxlint-disable-next-line no-await-in-loop
      await isHung
      // oxlint-disable-next-line no-await-in-loop
      expect((await catalogState(real, caller, scope)).state).toEqual(expected.state)
    }
  })
})

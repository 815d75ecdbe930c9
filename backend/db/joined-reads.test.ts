import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { joinReads, oncePerRequest } from './joined-reads.ts'

/** D1 that counts its round trips: the statements of each. */
function countingDatabase() {
  const trips: number[] = []
  const wrap = (statement: D1PreparedStatement): D1PreparedStatement =>
    new Proxy(statement, {
      get(target, name) {
        if (name === 'bind') return (...values: unknown[]) => wrap(target.bind(...values))
        const own: unknown = Reflect.get(target, name)
        if (typeof own !== 'function') return own
        return (...values: unknown[]) => {
          trips.push(1)
          return own.apply(target, values)
        }
      },
    })
  const real = new Map<D1PreparedStatement, D1PreparedStatement>()
  const remembered = (statement: D1PreparedStatement): D1PreparedStatement => {
    const own = wrap(statement)
    real.set(own, statement)
    return own
  }
  const prepare = (sql: string) => remembered(env.DB.prepare(sql))
  const batch = (statements: D1PreparedStatement[]) => {
    trips.push(statements.length)
    return env.DB.batch(statements.map((one) => real.get(one) ?? one))
  }
  return { trips, db: Object.assign(Object.create(env.DB), { prepare, batch }) as D1Database }
}

const one = (db: D1Database, value: number) =>
  db.prepare(`SELECT ${value} AS value`).first<{ value: number }>()

describe('design §9 database: round trips of a request', () => {
  it('joins simultaneous reads, each with its own response', async () => {
    const { db, trips } = countingDatabase()
    const joined = joinReads(db)
    const late = async () => one(joined, await Promise.resolve(3))
    const found = await Promise.all([one(joined, 1), one(joined, 2), late()])
    expect(found).toEqual([{ value: 1 }, { value: 2 }, { value: 3 }])
    expect(trips).toEqual([3])
  })

  it('joins whole batches of reads, and never a write', async () => {
    const { db, trips } = countingDatabase()
    const joined = joinReads(db)
    const read = joined.batch([joined.prepare('SELECT 1 AS a'), joined.prepare('SELECT 2 AS a')])
    const [results] = await Promise.all([read, one(joined, 3)])
    expect(results.map(({ results: rows }) => rows)).toEqual([[{ a: 1 }], [{ a: 2 }]])
    expect(trips).toEqual([3])
    await joined.prepare("INSERT INTO meta (key, value) VALUES ('joined', '1')").run()
    expect(trips).toEqual([3, 1])
    const column = joined.prepare("SELECT value FROM meta WHERE key = 'joined'").first('value')
    await expect(column).resolves.toBe('1')
    await env.DB.prepare("DELETE FROM meta WHERE key = 'joined'").run()
  })

  it('sends reads before a later write', async () => {
    const joined = joinReads(env.DB)
    const before = joined.prepare("SELECT count(*) AS n FROM meta WHERE key = 'order'").first('n')
    const write = joined.prepare("INSERT INTO meta (key, value) VALUES ('order', '1')").run()
    expect(await before).toBe(0)
    await write
    await env.DB.prepare("DELETE FROM meta WHERE key = 'order'").run()
  })

  it('isolates a failing statement from others', async () => {
    const joined = joinReads(env.DB)
    const wrong = joined.prepare('SELECT json_extract(?1, ?2)').bind('{', '$.a').first()
    const [failed, right] = await Promise.allSettled([wrong, one(joined, 1)])
    expect(failed.status).toBe('rejected')
    expect(right).toEqual({ status: 'fulfilled', value: { value: 1 } })
  })

  it('memoises rarely changing data per request', async () => {
    let reads = 0
    const load = async () => ++reads
    const joined = joinReads(env.DB)
    expect([await oncePerRequest(joined, load), await oncePerRequest(joined, load)]).toEqual([1, 1])
    expect(await oncePerRequest(joinReads(env.DB), load)).toBe(2)
    expect([await oncePerRequest(env.DB, load), await oncePerRequest(env.DB, load)]).toEqual([3, 4])
  })
})

import type { Queries } from './read-session.ts'
interface Pending {
  statement: D1PreparedStatement
  resolve: (result: D1Result) => void
  reject: (error: unknown) => void
}

/** Microtask turns in which reads are collected. */
const turns = 24

/** Per request: caches what is read once, see `oncePerRequest`. */
interface JoinedDatabase extends D1Database {
  responses: Map<unknown, Promise<unknown>>
}

/**
 * The database of one request: simultaneous reads share one round trip, which costs far more than a
 * statement. A write runs on its own, after the reads collected before it.
 */
export function joinReads(db: Queries): D1Database {
  let pending: Pending[] = []
  let isWaiting = false

  async function sendLater(): Promise<void> {
    for (let turn = 0; turn < turns && pending.length > 0; turn++) {
      // oxlint-disable-next-line no-await-in-loop -- yields to collect further reads
      await Promise.resolve()
    }
    isWaiting = false
    send()
  }

  function send(): void {
    const reads = pending
    pending = []
    if (reads.length === 0) return
    const sent = reads.length === 1 ? reads.map(alone) : together(reads)
    void sent
  }

  function read(statement: D1PreparedStatement): Promise<D1Result> {
    const response = new Promise<D1Result>((resolve, reject) => {
      pending.push({ statement, resolve, reject })
    })
    if (!isWaiting) {
      isWaiting = true
      void sendLater()
    }
    return response
  }

  async function together(reads: readonly Pending[]): Promise<void> {
    try {
      const results = await db.batch(reads.map(({ statement }) => statement))
      for (const [index, result] of results.entries()) reads[index]?.resolve(result)
    } catch {
      // A failing statement must not fail the others.
      await Promise.all(reads.map(alone))
    }
  }

  const real = new WeakMap<
    D1PreparedStatement,
    { statement: D1PreparedStatement; isRead: boolean }
  >()

  function joined(statement: D1PreparedStatement, isRead: boolean): D1PreparedStatement {
    const own = {
      bind: (...values: unknown[]) => joined(statement.bind(...values), isRead),
      all: () => (isRead ? read(statement) : written(() => statement.all())),
      run: () => (isRead ? read(statement) : written(() => statement.run())),
      raw: (options?: { columnNames?: false }) => written(() => statement.raw(options)),
      async first(column?: string) {
        if (!isRead) {
          return written(() => (column === undefined ? statement.first() : statement.first(column)))
        }
        const [row] = (await read(statement)).results
        if (column === undefined || row === undefined) return row ?? null
        return Object.entries(Object(row)).find(([name]) => name === column)?.[1] ?? null
      },
      // D1 declares generic results, which nobody checks.
    } as unknown as D1PreparedStatement
    real.set(own, { statement, isRead })
    return own
  }

  function written<Result>(write: () => Promise<Result>): Promise<Result> {
    send()
    return write()
  }

  return {
    prepare: (sql: string) => joined(db.prepare(sql), isSelect(sql)),
    batch(statements: D1PreparedStatement[]) {
      const known = statements.map((one) => real.get(one) ?? { statement: one, isRead: false })
      return known.every(({ isRead }) => isRead)
        ? Promise.all(known.map(({ statement }) => read(statement)))
        : written(() => db.batch(known.map(({ statement }) => statement)))
    },
    responses: new Map(),
    // As above; requests use nothing else of a database.
  } as unknown as JoinedDatabase
}

/** Memoises rarely changing data per request. Outside of a request it is read each time. */
export function oncePerRequest<Result>(
  db: D1Database,
  load: (db: D1Database) => Promise<Result>,
): Promise<Result> {
  if (!isJoined(db)) return load(db)
  const { responses } = db
  const known = responses.get(load)
  // Keyed by the function that computes it.
  if (known) return known as Promise<Result>
  const loaded = load(db)
  responses.set(load, loaded)
  return loaded
}

function isJoined(db: D1Database): db is JoinedDatabase {
  return 'responses' in db
}

function isSelect(sql: string): boolean {
  return /^\s*select\b/i.test(sql)
}

async function alone({ statement, resolve, reject }: Pending): Promise<void> {
  try {
    resolve(await statement.all())
  } catch (error) {
    reject(error)
  }
}

interface Written {
  sql: string
  values: unknown[]
}

/** A log position of the double in the form of D1's bookmarks. */
const bookmarkAt = (position: number) =>
  `${position.toString(16).padStart(8, '0')}-00000000-00000000-${'0'.repeat(32)}`
const positionOf = (start: string) =>
  start.startsWith('first-') ? 0 : parseInt(start.slice(0, 8), 16)

/**
 * A double of D1 with one read replica, as documented: an unconstrained session is answered by the
 * replica, one with a bookmark by whichever is recent enough, and writes always go to the primary.
 * The replica lags until told to catch up.
 */
export class LaggingDatabase {
  /** Number of replica answers. */
  replicaReads = 0
  readonly #log: Written[][] = []
  #applied = 0

  readonly #primary: D1Database
  readonly #replica: D1Database

  constructor(primary: D1Database, replica: D1Database) {
    this.#primary = primary
    this.#replica = replica
  }

  async catchUp(): Promise<void> {
    for (const written of this.#log.slice(this.#applied)) {
      // oxlint-disable-next-line no-await-in-loop -- in the order in which they were written
      await this.#replica.batch(
        written.map(({ sql, values }) => this.#replica.prepare(sql).bind(...values)),
      )
    }
    this.#applied = this.#log.length
  }

  /** The database as a binding: without a session everything goes to the primary. */
  get binding(): D1Database {
    // Requests use nothing else of a binding.
    return {
      ...this.#side(() => this.#log.length),
      withSession: (start?: string) => this.#session(start),
    } as unknown as D1Database
  }

  #session(start = 'first-unconstrained') {
    let position = start === 'first-primary' ? this.#log.length : positionOf(start)
    let isAsked = false
    return {
      ...this.#side(
        () => position,
        (reached) => {
          position = Math.max(position, reached)
          isAsked = true
        },
      ),
      getBookmark: () => (isAsked ? bookmarkAt(position) : null),
    }
  }

  #side(required: () => number, reach: (position: number) => void = () => undefined) {
    const run = async (written: Written[], isRead: boolean) => {
      const isNear = isRead && required() < this.#log.length && required() <= this.#applied
      const database = isNear ? this.#replica : this.#primary
      if (isNear) this.replicaReads += 1
      const results = await database.batch(
        written.map(({ sql, values }) => database.prepare(sql).bind(...values)),
      )
      if (!isRead) this.#log.push(written)
      reach(isNear ? this.#applied : this.#log.length)
      return results
    }
    return {
      prepare: (sql: string) => new Statement(run, sql, []),
      batch: (statements: Statement[]) =>
        run(
          statements,
          statements.every(({ isRead }) => isRead),
        ),
    }
  }
}

type Run = (written: Written[], isRead: boolean) => Promise<D1Result[]>

class Statement implements Written {
  readonly sql: string
  readonly values: unknown[]
  readonly #execute: Run

  constructor(execute: Run, sql: string, values: unknown[]) {
    this.#execute = execute
    this.sql = sql
    this.values = values
  }

  get isRead(): boolean {
    return /^\s*(select|with)\b/i.test(this.sql)
  }

  bind(...values: unknown[]): Statement {
    return new Statement(this.#execute, this.sql, values)
  }

  async all(): Promise<D1Result | undefined> {
    return (await this.#execute([this], this.isRead))[0]
  }

  run(): Promise<D1Result | undefined> {
    return this.all()
  }

  async first(column?: string): Promise<unknown> {
    const [row] = (await this.all())?.results ?? []
    if (row === undefined || column === undefined) return row ?? null
    return new Map(Object.entries(Object(row))).get(column) ?? null
  }

  async raw(): Promise<unknown[][]> {
    const rows = (await this.all())?.results ?? []
    return rows.map((row) => Object.values(Object(row)))
  }
}

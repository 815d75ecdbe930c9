/** Use of D1 by one invocation. */
export interface Usage {
  /** Round trips: a batch is one. */
  trips: number
  /** Statements, those of batches one by one, as D1 counts queries. */
  queries: number
  /** Of the statement with the most. */
  maxParameters: number
  /** Of the longest statement, in bytes. */
  maxStatement: number
  /** Of the largest bound value, in bytes. */
  maxValue: number
}

const unused: Usage = {
  trips: 0,
  queries: 0,
  maxParameters: 0,
  maxStatement: 0,
  maxValue: 0,
}

/** Wraps a database, and counts its use as the platform does. */
export function meterDatabase(database: D1Database): { binding: D1Database; usage: Usage } {
  const usage = { ...unused }
  // Requests use no other methods of the binding.
  const binding = {
    ...meteredSide(database, usage),
    withSession(start?: string) {
      const session = database.withSession(start)
      return { ...meteredSide(session, usage), getBookmark: () => session.getBookmark() }
    },
  } as unknown as D1Database
  return { binding, usage }
}

function meteredSide(side: Pick<D1Database, 'prepare' | 'batch'>, usage: Usage) {
  return {
    prepare: (sql: string) => new MeteredStatement(side, usage, sql, []),
    async batch(statements: MeteredStatement[]) {
      usage.trips += 1
      for (const statement of statements) statement.count()
      return side.batch(statements.map((statement) => statement.prepared()))
    },
  }
}

class MeteredStatement {
  readonly #side: Pick<D1Database, 'prepare'>
  readonly #usage: Usage
  readonly #sql: string
  readonly #values: unknown[]

  constructor(side: Pick<D1Database, 'prepare'>, usage: Usage, sql: string, values: unknown[]) {
    this.#side = side
    this.#usage = usage
    this.#sql = sql
    this.#values = values
  }

  bind(...values: unknown[]): MeteredStatement {
    return new MeteredStatement(this.#side, this.#usage, this.#sql, values)
  }

  prepared(): D1PreparedStatement {
    return this.#side.prepare(this.#sql).bind(...this.#values)
  }

  count(): void {
    const usage = this.#usage
    usage.queries += 1
    usage.maxParameters = Math.max(usage.maxParameters, this.#values.length)
    usage.maxStatement = Math.max(usage.maxStatement, bytesOf(this.#sql))
    usage.maxValue = Math.max(usage.maxValue, ...this.#values.map(bytesOf))
  }

  async all(): Promise<D1Result> {
    this.#usage.trips += 1
    this.count()
    return this.prepared().all()
  }

  run(): Promise<D1Result> {
    return this.all()
  }

  async first(column?: string): Promise<unknown> {
    const [row] = (await this.all()).results
    if (row === undefined || column === undefined) return row ?? null
    return new Map(Object.entries(Object(row))).get(column) ?? null
  }

  async raw(): Promise<unknown[][]> {
    this.#usage.trips += 1
    this.count()
    return this.prepared().raw()
  }
}

function bytesOf(value: unknown): number {
  return typeof value === 'string' ? new TextEncoder().encode(value).length : 8
}

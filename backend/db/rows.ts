import * as z from 'zod'
import { contractIssueOf, type ContractIssue } from '../../domain/parse-response.ts'
import { log } from '../request/log.ts'
import { Rows, type Value } from './value.ts'

type Shape = Record<string, z.core.$ZodType>
type Fields<S extends Shape> = { [field in keyof S]: z.output<S[field]> }

const RawRow = z.record(z.string(), z.unknown())
type RawRow = z.infer<typeof RawRow>

export interface RowParser<Row> {
  /** Throws a RowError for an invalid row. */
  parse: (row: RawRow) => Row
}

/** Rows of a statement: fields in camelCase, read from columns in snake_case. */
export interface RowSchema<S extends Shape> extends RowParser<Fields<S>> {
  shape: S
}

export type RowOf<R> = R extends RowSchema<infer S> ? Fields<S> : never

/**
 * Schema of the rows of a statement. `table` names them in errors; each field has the schema of its
 * column: `variantId: z.string()` reads `variant_id`.
 */
export function rowSchema<S extends Shape>(table: string, shape: S): RowSchema<S> {
  const columns = Object.entries(shape).map(([field, schema]) => ({
    field,
    column: columnOf(field),
    schema,
  }))
  function parse(raw: Record<string, unknown>): Fields<S> {
    const fields: Record<string, unknown> = {}
    // One schema per column is a third faster than an object schema around them.
    for (const { field, column, schema } of columns) {
      const result = z.core.safeParse(schema, raw[column])
      if (!result.success)
        throw new RowError(`${table}.${column}`, contractIssueOf(result.error.issues[0]))
      fields[field] = result.data
    }
    // Every field of the shape was just set to the output of its schema.
    return fields as Fields<S>
  }
  return { shape, parse }
}

export async function readRows<Row>(
  statement: D1PreparedStatement,
  schema: RowParser<Row>,
): Promise<Row[]> {
  const { results } = await statement.all()
  return results.map(schema.parse)
}

/**
 * Rows of a content list: invalid ones are skipped and logged, so that they do not fail the page.
 * Not for carts and orders, whose sums would be wrong without a line.
 */
export async function readFittingRows<Row>(
  statement: D1PreparedStatement,
  schema: RowParser<Row>,
): Promise<Row[]> {
  const { results } = await statement.all()
  return fittingRows(results, schema)
}

/** Rows of one result of a batch that writes and reads. */
export function rowsOf<Row>(result: D1Result | undefined, schema: RowParser<Row>): Row[] {
  return rawRows(result).map(schema.parse)
}

/** The same for a `Query` to parse. */
export function rawRows(result: D1Result | undefined): RawRow[] {
  return z.array(RawRow).parse(result?.results ?? [])
}

/** The first row, or null. */
export async function findRow<Row>(
  statement: D1PreparedStatement,
  schema: RowParser<Row>,
): Promise<Row | null> {
  const found = await statement.first()
  return found && schema.parse(found)
}

export async function hasRow(statement: D1PreparedStatement): Promise<boolean> {
  return (await statement.first()) !== null
}

/** Rows with dynamic columns. */
export async function readValues(statement: D1PreparedStatement): Promise<Value[][]> {
  return Rows.parse(await statement.raw())
}

/** A statement of a batch with the schema of its rows. */
export interface Query<Result> {
  statement: D1PreparedStatement
  parse: (rows: RawRow[]) => Result
}

export function query<Row>(statement: D1PreparedStatement, schema: RowParser<Row>): Query<Row[]> {
  return { statement, parse: (rows) => rows.map(schema.parse) }
}

/** Like `query`, for a content list: see readFittingRows. */
export function fittingQuery<Row>(
  statement: D1PreparedStatement,
  schema: RowParser<Row>,
): Query<Row[]> {
  return { statement, parse: (rows) => fittingRows(rows, schema) }
}

const TotalRow = rowSchema('count', { total: z.number() })

/** Total of a counting statement: `SELECT count(*) AS total`. */
export function totalQuery(statement: D1PreparedStatement): Query<number> {
  const { parse } = query(statement, TotalRow)
  return { statement, parse: (rows) => parse(rows)[0]?.total ?? 0 }
}

/** Runs queries in one round trip, in one snapshot of the database. */
export async function readBatch<Results extends readonly unknown[]>(
  db: D1Database,
  queries: { [index in keyof Results]: Query<Results[index]> },
): Promise<Results> {
  const found = await db.batch<RawRow>(queries.map(({ statement }) => statement))
  const parsed = queries.map(({ parse }, index) => parse(found[index]?.results ?? []))
  // `map` keeps order and length, and each result is what the query at its index parses.
  return parsed as unknown as Results
}

function fittingRows<Row>(rows: RawRow[], schema: RowParser<Row>): Row[] {
  return fitting(rows, schema.parse)
}

/** Parses each item; one that throws a RowError is skipped and logged. */
export function fitting<Item, Result>(
  items: readonly Item[],
  parse: (item: Item) => Result,
): Result[] {
  return items.flatMap((item) => {
    try {
      return [parse(item)]
    } catch (error) {
      if (!(error instanceof RowError)) throw error
      log('error', 'row-dropped', { detail: error.message })
      return []
    }
  })
}

/** A row that violates its schema; names the column, never the value. */
export class RowError extends Error {
  constructor(column: string, { path, expected }: ContractIssue) {
    super(`${column} does not fit at ${path}: expected ${expected}`)
    this.name = 'RowError'
  }
}

/** `variantId` -> `variant_id`. Numeric keys, `pk` and `variantPk`, are the columns `n` and `variant_n`. */
function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replace(/(^|_)pk$/, '$1n')
}

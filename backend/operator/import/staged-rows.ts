import { readRows, type RowOf, rowSchema } from '../../db/rows.ts'
import * as z from 'zod'
import type { ImportStatus } from '../../../domain/operator/imports.ts'
import { inChunks, type Statement } from '../../db/insert.ts'
import type { RowError } from './issue.ts'

export interface StagedRow {
  line: number
  /** Of its record. */
  key: string
  /** `combined`: another row of the same record has the patch. */
  state: 'new' | 'changed' | 'unchanged' | 'combined'
  patch: string
}

interface Staged {
  rows: readonly StagedRow[]
  wrong: readonly RowError[]
  claims: readonly { claim: string; key: string }[]
}

/** Stages rows; idempotent for repeated lines after a lost response. */
export async function writeStaged(
  db: D1Database,
  importId: string,
  { rows, wrong, claims }: Staged,
): Promise<void> {
  const lines = [...new Set(wrong.map(({ line }) => line))]
  const all = [
    ...rows.map(({ line, key, state, patch }) => [importId, line, key, state, patch]),
    ...lines.map((line) => [importId, line, '', 'wrong', '']),
  ]
  const statements = [
    ...inChunks(
      `INSERT OR REPLACE INTO operator_import_row (import_id, line, record_key, state, patch)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?1)`,
      all,
    ),
    ...inChunks(
      `INSERT OR IGNORE INTO operator_import_claim (import_id, claim, record_key)
      SELECT value ->> 0, value ->> 1, value ->> 2 FROM json_each(?1)`,
      claims.map(({ claim, key }) => [importId, claim, key]),
    ),
  ]
  if (statements.length > 0) await db.batch(prepareStatements(db, statements))
}

export function prepareStatements(
  db: D1Database,
  statements: Iterable<Statement>,
): D1PreparedStatement[] {
  return [...statements].map(({ sql, params }) => db.prepare(sql).bind(...params))
}

const LineRow = rowSchema('operator_import_row', { key: z.string(), line: z.number() })

/** Records of earlier lines of the import, with the first of these lines. */
export async function findEarlierLines(
  db: D1Database,
  importId: string,
  keys: readonly string[],
  lines: readonly number[],
): Promise<Map<string, number>> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT record_key AS key, min(line) AS line FROM operator_import_row
      WHERE import_id = ?1 AND record_key IN (SELECT value FROM json_each(?2))
        AND line NOT IN (SELECT value FROM json_each(?3)) GROUP BY record_key`,
      )
      .bind(importId, JSON.stringify(keys), JSON.stringify(lines)),
    LineRow,
  )
  return new Map(rows.map(({ key, line }) => [key, line]))
}

const CountRow = rowSchema('operator_import_row', { state: z.string(), count: z.number() })

/** Row counts by state, without the combined rows, which are most of a file of many variants. */
export async function countStaged(
  db: D1Database,
  importId: string,
): Promise<Omit<ImportStatus, 'done'>> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT state, count(*) AS count FROM operator_import_row
        WHERE import_id = ?1
          AND state IN ('new', 'changed', 'unchanged', 'wrong', 'new-applied', 'changed-applied')
        GROUP BY state`,
      )
      .bind(importId),
    CountRow,
  )
  const counts = new Map(rows.map(({ state, count }) => [state, count]))
  const of = (state: string) => counts.get(state) ?? 0
  return {
    id: importId,
    new: of('new') + of('new-applied'),
    changed: of('changed') + of('changed-applied'),
    unchanged: of('unchanged'),
    wrong: of('wrong'),
    applied: of('new-applied') + of('changed-applied'),
  }
}

const WaitingRow = rowSchema('operator_import_row', {
  line: z.number(),
  key: z.string(),
  patch: z.string(),
})
export type WaitingRow = RowOf<typeof WaitingRow>

/**
 * The next rows to apply, in order. Each state is read in the order of its index: together they
 * would be looked for among all rows of the import, anew at each step.
 */
export async function nextWaiting(
  db: D1Database,
  importId: string,
  limit: number,
): Promise<WaitingRow[]> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT line, key, patch FROM (${waitingIn('new')})
        UNION ALL SELECT line, key, patch FROM (${waitingIn('changed')})
        ORDER BY line LIMIT ?2`,
      )
      .bind(importId, limit),
    WaitingRow,
  )
  return rows
}

const waitingIn = (state: 'new' | 'changed') =>
  `SELECT line, record_key AS key, patch FROM operator_import_row
  WHERE import_id = ?1 AND state = '${state}' ORDER BY line LIMIT ?2`

/** For the batch that applies rows. */
export function markApplied(
  db: D1Database,
  importId: string,
  lines: readonly number[],
): D1PreparedStatement {
  return db
    .prepare(
      `UPDATE operator_import_row SET state = state || '-applied', patch = ''
      WHERE import_id = ?1 AND line IN (SELECT value FROM json_each(?2))`,
    )
    .bind(importId, JSON.stringify(lines))
}

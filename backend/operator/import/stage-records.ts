import type { ImportRows } from '../../../domain/operator/imports.ts'
import type { Locale } from '../../../domain/locale.ts'
import { isSameJson, type JsonObject } from '../../../domain/operator/json.ts'
import type { ImportContext, ImportKind } from './import-calls.ts'
import type { Issue, RowError } from './issue.ts'
import type { WrongRecord } from './parse-record.ts'
import { withoutConsequences } from './placeholders.ts'
import { findEarlierLines, type StagedRow, writeStaged } from './staged-rows.ts'

/** Records of a JSON Lines file: each has a `type` and `id`. */
export interface RecordKind<Found extends { id: string }> {
  name: ImportKind['name']
  /** The record as it is stored, where its id may be written in several ways. */
  normalize?: (record: JsonObject) => JsonObject
  read: (db: D1Database, keys: readonly string[]) => Promise<Map<string, JsonObject>>
  /** Applies a patch to the current record, or returns its errors. */
  resolve: (
    current: JsonObject | undefined,
    patch: JsonObject,
    sold: readonly Locale[],
  ) => { record: Found } | WrongRecord<Found>
  prepareCheck: (
    context: ImportContext,
    importId: string,
    patches: readonly JsonObject[],
  ) => Promise<RecordCheck<Found>>
}

export interface RecordCheck<Found> {
  /** Conflicts and invalid references of a record. */
  issuesOf: (record: Found, current: JsonObject | undefined) => Issue[]
  /** Called for each valid one: later rows may refer to it. */
  remember: (record: Found) => void
}

interface Row {
  line: number
  key: string
  patch: JsonObject
}

/** Key of a record among all of its kind: `article pollen-and-dust`. */
export const recordKey = (type: string, id: string) => `${type} ${id}`

/** Validates records and stages them for applying. */
export function stageRecords<Found extends { id: string }>(
  kind: RecordKind<Found>,
): ImportKind['stage'] {
  return async (context, importId, rows) => {
    const { db } = context
    const read = rows.map((row) => readRow(row, kind))
    const errors = read.flatMap((row) => ('reason' in row ? row : []))
    const all = read.flatMap((row) => ('reason' in row ? [] : row))
    const keys = [...new Set(all.map(({ key }) => key))]
    const lines = rows.map(({ line }) => line)
    const earlier = await findEarlierLines(db, importId, keys, lines)
    const stored = await kind.read(db, keys)
    const patches = all.map(({ patch }) => patch)
    const check = await kind.prepareCheck(context, importId, patches)
    const staged: StagedRow[] = []
    const refused = new Map<string, number>()
    for (const { line, key, patch } of all) {
      const before = earlier.get(key)
      const result =
        before === undefined
          ? stagePatch(
              (current, changes) => kind.resolve(current, changes, context.locales),
              stored.get(key),
              patch,
              check,
            )
          : [{ path: ['id'], reason: `is in line ${before} too` }]
      if (Array.isArray(result)) {
        errors.push(...result.map((issue) => rowErrorOf(issue, line, refused)))
        refused.set(key, refused.get(key) ?? line)
      } else {
        earlier.set(key, line)
        staged.push({ line, key, state: result.state, patch: JSON.stringify(patch) })
      }
    }
    await writeStaged(db, importId, { rows: staged, wrong: errors, claims: [] })
    return errors.toSorted((a, b) => a.line - b.line)
  }
}

/** What refers to a wrong line is not unknown. */
function rowErrorOf(
  { path, reason, refersTo = '' }: Issue,
  line: number,
  refused: ReadonlyMap<string, number>,
): RowError {
  const wrong = refused.get(refersTo)
  const id = refersTo.slice(refersTo.indexOf(' ') + 1)
  return {
    line,
    column: path.join('.'),
    reason: wrong === undefined ? reason : `"${id}" is wrong in line ${wrong}`,
  }
}

function readRow(
  row: ImportRows['rows'][number],
  { name, normalize }: Pick<RecordKind<{ id: string }>, 'name' | 'normalize'>,
): Row | RowError {
  const { line } = row
  if ('reason' in row) return { line, column: '', reason: row.reason }
  if ('cells' in row) return { line, column: '', reason: `${name} is imported as JSON Lines` }
  const record = normalize?.(row.record) ?? row.record
  const { type, id = '' } = record
  if (typeof type !== 'string') return { line, column: 'type', reason: 'is required' }
  if (typeof id !== 'string') return { line, column: 'id', reason: 'must be a text' }
  return { line, key: recordKey(type, id), patch: record }
}

function stagePatch<Found extends { id: string }>(
  resolve: (
    current: JsonObject | undefined,
    patch: JsonObject,
  ) => ReturnType<RecordKind<Found>['resolve']>,
  current: JsonObject | undefined,
  patch: JsonObject,
  { issuesOf, remember }: RecordCheck<Found>,
): { state: 'new' | 'changed' | 'unchanged' } | Issue[] {
  const resolved = resolve(current, patch)
  if ('issues' in resolved) {
    const { issues, rest } = resolved
    return [...issues, ...withoutConsequences(rest ? issuesOf(rest, current) : [], issues)]
  }
  const { record } = resolved
  const same = current && resolve(undefined, current)
  if (same && 'record' in same && isSameJson(same.record, record)) return { state: 'unchanged' }
  const issues = issuesOf(record, current)
  if (issues.length > 0) return issues
  remember(record)
  return { state: current ? 'changed' : 'new' }
}

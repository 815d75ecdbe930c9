import type { ImportRows } from '../../../domain/operator/imports.ts'
import type { JsonObject } from '../../../domain/operator/json.ts'
import { patchFromCells } from '../../../domain/operator/product-columns.ts'
import type { RowError } from './issue.ts'

/** A readable row: its patch of a record. */
export interface ReadRow {
  line: number
  id: string
  patch: JsonObject
  /** From CSV cells: then its variant's fields are columns. */
  isCells: boolean
  /** Of cells that cannot be read; the patch lacks them. */
  errors: RowError[]
}

type Row = ImportRows['rows'][number]

export function readRow(row: Row): ReadRow | RowError[] {
  const { line } = row
  if ('reason' in row) return [{ line, column: '', reason: row.reason }]
  const { patch, errors } =
    'cells' in row ? patchFromCells(row.cells) : { patch: row.record, errors: [] }
  const wrong = errors.map((error) => ({ line, ...error }))
  const { id } = patch
  if (typeof id !== 'string' || id === '') {
    return [...wrong, { line, column: 'id', reason: 'is required' }]
  }
  return { line, id, patch, isCells: 'cells' in row, errors: wrong }
}

import * as z from 'zod'
import { locales } from '../../../../domain/locales/locales.ts'
import type { Statement } from '../../../db/insert.ts'
import { findRow, rowSchema, type RowOf } from '../../../db/rows.ts'

/** Format of the index: to be raised when the same record gets other rows. */
const format = 1

const StateRow = rowSchema('search_state', { format: z.int(), writes: z.int() })
export type SearchState = RowOf<typeof StateRow>

/** Null for a search database that was never filled. */
export function findSearchState(searchDb: D1Database): Promise<SearchState | null> {
  return findRow(searchDb.prepare('SELECT format, writes FROM search_state WHERE id = 1'), StateRow)
}

export function isCurrent(state: SearchState | null): state is SearchState {
  return state?.format === format
}

/**
 * Writes in one transaction, and only if nobody has written since the state was read: what is read
 * from the main database after the state is then at least as new as what is in the index. False:
 * somebody has.
 */
export async function writeIndex(
  searchDb: D1Database,
  state: SearchState | null,
  statements: readonly Statement[],
): Promise<boolean> {
  // Either violates a constraint, which rolls the batch back, if another write came first.
  const claim = state
    ? searchDb
        .prepare('UPDATE search_state SET format = ?1, writes = iif(writes = ?2, ?2 + 1, NULL)')
        .bind(format, state.writes)
    : searchDb
        .prepare('INSERT INTO search_state (id, format, writes) VALUES (1, ?1, 1)')
        .bind(format)
  try {
    await searchDb.batch([
      claim,
      ...statements.map(({ sql, params }) => searchDb.prepare(sql).bind(...params)),
    ])
    return true
  } catch (error) {
    if (/constraint failed: search_state/.test(String(error))) return false
    throw error
  }
}

/** Empties the index. */
export const emptyIndex: readonly Statement[] = [
  ...locales.map(
    (locale) => `INSERT INTO search_${locale} (search_${locale}) VALUES ('delete-all')`,
  ),
  ...['search_document', 'search_product', 'search_word'].map((table) => `DELETE FROM ${table}`),
].map((sql) => ({ sql, params: [] }))

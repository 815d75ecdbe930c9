import { readFittingRows } from '../../../db/rows.ts'
import type { EntryKind } from './entry.ts'
import { isVisibleTo, isPublic } from './entry-conditions.ts'
import { entryStatements, noteNewest } from './entry-rows.ts'
import { resolvedEntries, EntryRow, type ResolvedEntry } from './resolved-entry.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

/** Found entries of one kind, by id. */
export type Targets = <K extends EntryKind>(kind: K) => Map<string, ResolvedEntry<K>>

/** Resolves referenced entries of several kinds at once; those visible to the caller. */
export async function findTargets(
  context: GraphqlContext,
  ids: Partial<Record<EntryKind, readonly string[]>>,
): Promise<Targets> {
  const pairs = Object.entries(ids).flatMap(([kind, ofKind]) =>
    [...new Set(ofKind)].map((id) => [kind, id]),
  )
  const rows = pairs.length ? await readPairs(context, pairs) : []
  noteNewest(context, rows)
  return (kind) => {
    const own = rows.filter((row) => row.kind === kind)
    return new Map(resolvedEntries(kind, own).map((entry) => [entry.id, entry]))
  }
}

/** Entries of one kind by their ids. */
export async function findByIds<K extends EntryKind>(
  context: GraphqlContext,
  kind: K,
  ids: readonly string[],
): Promise<Map<string, ResolvedEntry<K>>> {
  const targets = await findTargets(context, { [kind]: ids })
  return targets(kind)
}

async function readPairs(context: GraphqlContext, pairs: readonly string[][]): Promise<EntryRow[]> {
  const conditions = [
    {
      sql: '(e.kind, e.id) IN (SELECT value ->> 0, value ->> 1 FROM json_each(?))',
      params: [JSON.stringify(pairs)],
    },
    isPublic(),
    isVisibleTo(context.caller),
  ]
  const { list } = entryStatements(context, conditions, { order: 'e.id', limit: 5000, skip: 0 })
  return readFittingRows(list, EntryRow)
}

import { fittingQuery, readBatch, totalQuery } from '../../../db/rows.ts'
import type { EntryKind } from './entry.ts'
import { hasSlug, isOneOf, isVisibleTo, isPublic, type Condition } from './entry-conditions.ts'
import { entryStatements, noteNewest } from './entry-rows.ts'
import { resolvedEntries, EntryRow, type ResolvedEntry } from './resolved-entry.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

export interface EntryQuery<K extends EntryKind> {
  kind: K
  _id?: readonly string[] | undefined
  slug?: string | undefined
  where?: readonly Condition[]
  /** SQL order, or alphabetical in the caller's language. */
  order?: string
  skip?: number
  limit?: number
  /** False: includes content restricted to other customers. */
  checkPermissions?: boolean
}

export interface EntryList<K extends EntryKind> {
  entries: ResolvedEntry<K>[]
  /** Without skip and limit. */
  total: number
}

export const byWeight = 'e.weight DESC, e.id'
export const byTitle = 'title'

/** Maximum entries for alphabetical order, which SQL does not support. */
const maxInAlphabet = 1000

/** Entries of a kind that are visible to the caller now. */
export async function findEntries<K extends EntryKind>(
  context: GraphqlContext,
  { order = byWeight, skip = 0, limit = 1000, ...query }: EntryQuery<K>,
): Promise<EntryList<K>> {
  const inAlphabet = order === byTitle
  const part = inAlphabet
    ? { order: 'e.id', limit: maxInAlphabet, skip: 0 }
    : { order, limit, skip }
  const { list, count } = entryStatements(context, conditionsOf(query, context.caller), part)
  const [rows, total] = await readBatch(context.db, [
    fittingQuery(list, EntryRow),
    totalQuery(count),
  ])
  noteNewest(context, rows)
  const entries = resolvedEntries(query.kind, rows)
  return {
    entries: inAlphabet
      ? sorted(entries, context.caller.locale).slice(skip, skip + limit)
      : entries,
    total,
  }
}

function conditionsOf(
  { kind, _id, slug, where = [], checkPermissions = true }: EntryQuery<EntryKind>,
  caller: GraphqlContext['caller'],
): Condition[] {
  return [
    { sql: 'e.kind = ?', params: [kind] },
    isPublic(),
    ...(_id ? [isOneOf('e.id', _id)] : []),
    ...(slug === undefined ? [] : [hasSlug(kind, slug, caller.locale)]),
    ...(checkPermissions ? [isVisibleTo(caller)] : []),
    ...where,
  ]
}

function sorted<K extends EntryKind>(entries: ResolvedEntry<K>[], locale: string) {
  const { compare } = new Intl.Collator(locale)
  const titleOf = ({ text }: ResolvedEntry<K>) => ('title' in text ? text.title : '')
  return entries.toSorted((a, b) => compare(titleOf(a), titleOf(b)))
}

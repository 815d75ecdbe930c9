import type { Locale } from '../../../domain/locale.ts'
import type { EntryKind } from './entry.ts'
import { foundEntry, type EntryRow, type FoundEntry } from './found-entry.ts'
import type { GraphqlContext } from './graphql/resolver.ts'
import { localeChain } from './locale-chain.ts'

/** A condition on `e`, the entry, or `t`, its text; its parameters are `?`. */
export interface Condition {
  sql: string
  params: (string | number)[]
}

export interface Wanted<K extends EntryKind> {
  kind: K
  _id?: readonly string[] | undefined
  slug?: string | undefined
  where?: readonly Condition[]
  /** Of SQL, or by the alphabet of the caller's language. */
  order?: string
  skip?: number
  limit?: number
  /** False: also what is kept for other customers. */
  checkPermissions?: boolean
}

export interface Found<K extends EntryKind> {
  entries: FoundEntry<K>[]
  /** Without skip and limit. */
  total: number
}

export const byWeight = 'e.weight DESC, e.id'
export const byTitle = 'title'

/** The first language of the chain that the entry is written in. */
const ownText = `JOIN entry_text t ON t.kind = e.kind AND t.id = e.id AND t.locale = (
  SELECT b.locale FROM entry_text b JOIN json_each(?) c ON c.value = b.locale
  WHERE b.kind = e.kind AND b.id = e.id ORDER BY c.key LIMIT 1)`

const columns = `e.id, t.locale, e.facts, t.value, e.published_at, e.weight, e.updated_at,
  (SELECT json_group_object(s.locale, s.slug) FROM entry_text s
    WHERE s.kind = e.kind AND s.id = e.id AND s.slug IS NOT NULL) AS slugs,
  (SELECT json_group_array(json_array(r.field, r.target)) FROM (SELECT field, target
    FROM entry_reference WHERE kind = e.kind AND id = e.id ORDER BY field, position) r) AS refs`

/** What the caller may see now of a kind: enabled, published, and open to its groups. */
export async function findEntries<K extends EntryKind>(
  { db, caller, updatedAt }: GraphqlContext,
  { order = byWeight, skip = 0, limit = 1000, ...wanted }: Wanted<K>,
): Promise<Found<K>> {
  const conditions = conditionsOf(wanted, caller)
  const from = `FROM entry e ${ownText} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
  const params = [
    JSON.stringify(localeChain(caller.locale)),
    ...conditions.flatMap((condition) => condition.params),
  ]
  const inAlphabet = order === byTitle
  const [rows, counted] = await db.batch<EntryRow & { total: number }>([
    db
      .prepare(`SELECT ${columns} ${from} ORDER BY ${inAlphabet ? 'e.id' : order} LIMIT ? OFFSET ?`)
      .bind(...params, inAlphabet ? 1000 : limit, inAlphabet ? 0 : skip),
    db.prepare(`SELECT count(*) AS total ${from}`).bind(...params),
  ])
  const results = rows?.results ?? []
  const newest = results.reduce((when, row) => (row.updated_at > when ? row.updated_at : when), '')
  if (newest) updatedAt(newest)
  const entries = results.map((row) => foundEntry<K>(row))
  return {
    entries: inAlphabet ? sorted(entries, caller.locale).slice(skip, skip + limit) : entries,
    total: counted?.results[0]?.total ?? 0,
  }
}

/** Entries of a kind by their ids, those that the caller may see. */
export async function findByIds<K extends EntryKind>(
  context: GraphqlContext,
  kind: K,
  ids: readonly string[],
): Promise<Map<string, FoundEntry<K>>> {
  if (!ids.length) return new Map()
  const { entries } = await findEntries(context, { kind, _id: [...new Set(ids)] })
  return new Map(entries.map((entry) => [entry.id, entry]))
}

function conditionsOf(
  { kind, _id, slug, where = [], checkPermissions = true }: Omit<Wanted<EntryKind>, 'order'>,
  { locale, variant, groups }: GraphqlContext['caller'],
): Condition[] {
  const now = new Date().toISOString()
  return [
    { sql: 'e.kind = ? AND e.enabled', params: [kind] },
    { sql: '(e.published_at IS NULL OR e.published_at <= ?)', params: [now] },
    ...(_id ? [isOneOf('e.id', _id)] : []),
    ...(slug === undefined ? [] : [hasSlug(kind, slug, locale)]),
    ...(checkPermissions
      ? [
          {
            sql: `(e.customer_groups IS NULL OR EXISTS (SELECT 1 FROM json_each(e.customer_groups) g
              WHERE g.value IN (SELECT value FROM json_each(?))))`,
            params: [JSON.stringify([variant, ...groups])],
          },
        ]
      : []),
    ...where,
  ]
}

/** The list of ids is what an index finds; of them, those count that show their text of the slug. */
function hasSlug(kind: EntryKind, slug: string, locale: Locale): Condition {
  return {
    sql: `t.slug = ? AND e.id IN (SELECT s.id FROM json_each(?) c
      JOIN entry_text s ON s.kind = ? AND s.locale = c.value AND s.slug = ?)`,
    params: [slug, JSON.stringify(localeChain(locale)), kind, slug],
  }
}

export function isOneOf(expression: string, values: readonly string[]): Condition {
  return {
    sql: `${expression} IN (SELECT value FROM json_each(?))`,
    params: [JSON.stringify(values)],
  }
}

/** The entry names one of these by a field. */
export function names(field: string, target: string): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM entry_reference r
      WHERE r.kind = e.kind AND r.id = e.id AND r.field = ? AND r.target = ?)`,
    params: [field, target],
  }
}

function sorted<K extends EntryKind>(entries: FoundEntry<K>[], locale: string) {
  const { compare } = new Intl.Collator(locale)
  const titleOf = ({ text }: FoundEntry<K>) => ('title' in text ? text.title : '')
  return entries.toSorted((a, b) => compare(titleOf(a), titleOf(b)))
}

import type { Condition } from './entry-conditions.ts'
import type { EntryRow } from './resolved-entry.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'
import { localeChain } from './locale-chain.ts'

/** The first language of the fallback chain with a translation. */
const ownText = `JOIN entry_text t ON t.kind = e.kind AND t.id = e.id AND t.locale = (
  SELECT b.locale FROM entry_text b JOIN json_each(?) c ON c.value = b.locale
  WHERE b.kind = e.kind AND b.id = e.id ORDER BY c.key LIMIT 1)`

const columns = `e.kind, e.id, t.locale, e.facts, t.value, e.published_at, e.weight, e.updated_at,
  (SELECT json_group_object(s.locale, s.slug) FROM entry_text s
    WHERE s.kind = e.kind AND s.id = e.id AND s.slug IS NOT NULL) AS slugs,
  (SELECT json_group_array(json_array(r.field, r.target)) FROM (SELECT field, target
    FROM entry_reference WHERE kind = e.kind AND id = e.id ORDER BY field, position) r) AS refs`

/** Statements that list and count the entries matching all conditions. */
export function entryStatements(
  { db, caller }: GraphqlContext,
  conditions: readonly Condition[],
  { order, limit, skip }: { order: string; limit: number; skip: number },
): { list: D1PreparedStatement; count: D1PreparedStatement } {
  const from = `FROM entry e ${ownText} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`
  const params = [
    JSON.stringify(localeChain(caller.locale)),
    ...conditions.flatMap((condition) => condition.params),
  ]
  return {
    list: db
      .prepare(`SELECT ${columns} ${from} ORDER BY ${order} LIMIT ? OFFSET ?`)
      .bind(...params, limit, skip),
    count: db.prepare(`SELECT count(*) AS total ${from}`).bind(...params),
  }
}

/** Reports the newest modification time to the reader. */
export function noteNewest({ updatedAt }: GraphqlContext, rows: readonly EntryRow[]): void {
  const newest = rows.reduce((when, row) => (row.updatedAt > when ? row.updatedAt : when), '')
  if (newest) updatedAt(newest)
}

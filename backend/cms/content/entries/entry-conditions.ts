import type { Locale } from '../../../../domain/locale.ts'
import type { Caller } from '../../../request/caller.ts'
import type { EntryKind } from './entry.ts'
import { localeChain } from './locale-chain.ts'

/** A condition on `e`, the entry, or `t`, its text; its parameters are `?`. */
export interface Condition {
  sql: string
  params: (string | number)[]
}

/** Enabled, and published by now. */
export function isPublic(): Condition {
  const now = new Date().toISOString()
  return { sql: 'e.enabled AND (e.published_at IS NULL OR e.published_at <= ?)', params: [now] }
}

/** Public or visible to a group of the caller. */
export function isVisibleTo({ variant, groups }: Pick<Caller, 'variant' | 'groups'>): Condition {
  return {
    sql: `(e.customer_groups IS NULL OR EXISTS (SELECT 1 FROM json_each(e.customer_groups) g
      WHERE g.value IN (SELECT value FROM json_each(?))))`,
    params: [JSON.stringify([variant, ...groups])],
  }
}

/** The list of ids uses an index; entries count if their displayed text has the slug. */
export function hasSlug(kind: EntryKind, slug: string, locale: Locale): Condition {
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

/** Entries that reference this id in a field. */
export function refersTo(field: string, target: string): Condition {
  return {
    sql: `EXISTS (SELECT 1 FROM entry_reference r
      WHERE r.kind = e.kind AND r.id = e.id AND r.field = ? AND r.target = ?)`,
    params: [field, target],
  }
}

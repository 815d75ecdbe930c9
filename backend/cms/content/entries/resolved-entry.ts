import * as z from 'zod'
import { json, PartialText } from '../../../db/columns.ts'
import { rowSchema, type RowOf, fitting } from '../../../db/rows.ts'
import { Locale } from '../../../../domain/locale.ts'
import { parseContent } from '../../../db/content-column.ts'
import { entrySchemas } from './entry-schemas.ts'
import type { EntryKind, EntryKinds } from './entry.ts'

/** A piece of content in the best language for the caller. */
export interface ResolvedEntry<K extends EntryKind> {
  id: string
  locale: Locale
  facts: EntryKinds[K]['facts']
  text: EntryKinds[K]['text']
  publishedAt: string | null
  updatedAt: string
  weight: number
  /** Slugs of all translations. */
  slugs: Partial<Record<Locale, string>>
  /** Ids referenced by a field, in order. */
  references: (field: EntryKinds[K]['reference']) => string[]
}

export const EntryRow = rowSchema('entry', {
  kind: z.string(),
  id: z.string(),
  locale: Locale,
  facts: json(z.unknown()),
  value: json(z.unknown()),
  publishedAt: z.string().nullable(),
  weight: z.number(),
  updatedAt: z.string(),
  slugs: json(PartialText),
  refs: json(z.array(z.tuple([z.string(), z.string()]))),
})
export type EntryRow = RowOf<typeof EntryRow>

/** Entries of a kind; invalid ones are skipped and logged. */
export function resolvedEntries<K extends EntryKind>(
  kind: K,
  rows: readonly EntryRow[],
): ResolvedEntry<K>[] {
  return fitting(rows, (row) => resolvedEntry(kind, row))
}

function resolvedEntry<K extends EntryKind>(kind: K, row: EntryRow): ResolvedEntry<K> {
  const { facts, text } = entrySchemas[kind]
  return {
    id: row.id,
    locale: row.locale,
    facts: parseContent(facts, row.facts, `entry.facts of ${kind}`),
    text: parseContent(text, row.value, `entry_text.value of ${kind}`),
    publishedAt: row.publishedAt,
    updatedAt: row.updatedAt,
    weight: row.weight,
    slugs: row.slugs,
    references: (field) => row.refs.flatMap(([own, target]) => (own === field ? target : [])),
  }
}

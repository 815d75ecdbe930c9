import type { Locale } from '../../../../domain/locale.ts'
import { fromJson } from '../../../db/json.ts'
import type { EntryKind, EntryKinds } from './entry.ts'

/** A piece of content in the language that could be found for the caller. */
export interface FoundEntry<K extends EntryKind> {
  id: string
  locale: Locale
  facts: EntryKinds[K]['facts']
  text: EntryKinds[K]['text']
  publishedAt: string | null
  updatedAt: string
  weight: number
  /** Its slugs in all languages that it is written in. */
  slugs: Partial<Record<Locale, string>>
  /** Ids of what a field names, in their order. */
  references: (field: EntryKinds[K]['reference']) => string[]
}

export interface EntryRow {
  kind: EntryKind
  id: string
  locale: Locale
  facts: string
  value: string
  published_at: string | null
  weight: number
  updated_at: string
  slugs: string
  refs: string
}

export function foundEntry<K extends EntryKind>(row: EntryRow): FoundEntry<K> {
  const references = fromJson<[field: string, target: string][]>(row.refs)
  return {
    id: row.id,
    locale: row.locale,
    facts: fromJson(row.facts),
    text: fromJson(row.value),
    publishedAt: row.published_at,
    updatedAt: row.updated_at,
    weight: row.weight,
    slugs: fromJson(row.slugs),
    references: (field) => references.flatMap(([own, target]) => (own === field ? target : [])),
  }
}

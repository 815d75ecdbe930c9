import type { Locale } from '../../../domain/locale.ts'
import { fromJson } from '../../db/json.ts'

/** A piece of content in a language; null where the editor has written none. */
export async function findContent<T>(
  db: D1Database,
  kind: 'homepage' | 'configuration' | 'menu' | 'error_page',
  key: string,
  locale: Locale,
): Promise<{ value: T; updatedAt: string } | null> {
  const row = await db
    .prepare('SELECT value, updated_at FROM content WHERE kind = ?1 AND key = ?2 AND locale = ?3')
    .bind(kind, key, locale)
    .first<{ value: string; updated_at: string }>()
  return row && { value: fromJson<T>(row.value), updatedAt: row.updated_at }
}

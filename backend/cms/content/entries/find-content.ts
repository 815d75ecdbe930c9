import type { Locale } from '../../../../domain/locale.ts'
import { fromJson } from '../../../db/json.ts'
import { localeChain } from './locale-chain.ts'

/** A piece of content in a language or one it falls back to; null where it is in none of them. */
export async function findContent<T>(
  db: D1Database,
  kind: 'homepage' | 'configuration' | 'menu' | 'error_page',
  key: string,
  locale: Locale,
): Promise<{ value: T; updatedAt: string } | null> {
  const row = await db
    .prepare(
      `SELECT content.value, updated_at FROM content
      JOIN json_each(?3) c ON c.value = locale WHERE kind = ?1 AND content.key = ?2
      ORDER BY c.key LIMIT 1`,
    )
    .bind(kind, key, JSON.stringify(localeChain(locale)))
    .first<{ value: string; updated_at: string }>()
  return row && { value: fromJson<T>(row.value), updatedAt: row.updated_at }
}

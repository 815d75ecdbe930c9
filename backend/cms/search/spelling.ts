import type { Locale } from '../../../domain/locale.ts'
import { queryWords } from './words.ts'

/** The query with every unknown word replaced by its nearest known one; null where none is near. */
export async function findSpelling(
  db: D1Database,
  locale: Locale,
  query: string,
): Promise<string | null> {
  const asked = queryWords(query).slice(0, 6)
  if (!asked.length) return null
  const corrected = await Promise.all(asked.map((word) => nearestWord(db, locale, word)))
  const words = asked.map((word, index) => corrected[index] ?? word)
  const changed = words.some((word, index) => word !== asked[index])
  return changed ? words.join(' ') : null
}

async function nearestWord(db: D1Database, locale: Locale, word: string): Promise<string | null> {
  if (!/^\p{L}{4,}$/u.test(word)) return word
  const allowed = word.length > 6 ? 2 : 1
  const { results } = await db
    .prepare(
      `SELECT word, products FROM search_word
      WHERE locale = ?1 AND length(word) BETWEEN ?2 AND ?3 LIMIT 5000`,
    )
    .bind(locale, word.length - allowed, word.length + allowed)
    .all<{ word: string; products: number }>()
  const ranked = results
    .map((row) => ({ ...row, distance: distance(word, row.word) }))
    .filter((row) => row.distance <= allowed)
    .sort((a, b) => a.distance - b.distance || b.products - a.products)
  return ranked[0]?.word ?? null
}

/** Letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      )
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

import * as z from 'zod'
import { rowSchema, type RowOf, readRows } from '../../db/rows.ts'
import type { Locale } from '../../../domain/locale.ts'
import { queryWords } from './words.ts'

/** Replaces every unknown word of a query by its nearest known one; null if none is near. */
export async function findSpelling(
  db: D1Database,
  locale: Locale,
  query: string,
): Promise<string | null> {
  const words = queryWords(query).slice(0, 6)
  if (!words.some(isSpelled)) return null
  const results = await readRows(
    db.prepare('SELECT word, products FROM search_word WHERE locale = ?1 LIMIT 20000').bind(locale),
    Known,
  )
  const corrected = words.map((word) => (isSpelled(word) ? nearestWord(results, word) : word))
  const changed = corrected.some((word, index) => word !== words[index])
  return changed ? corrected.join(' ') : null
}

const Known = rowSchema('search_word', {
  word: z.string(),
  products: z.number(),
})
type Known = RowOf<typeof Known>

function isSpelled(word: string): boolean {
  return /^\p{L}{4,}$/u.test(word)
}

const shortestBeginning = 6

/** The word itself if it is known or a prefix of a known one, or if nothing is near. */
function nearestWord(all: readonly Known[], word: string): string {
  if (all.some((known) => known.word.startsWith(word))) return word
  const near = (wordOf: (known: Known) => string, maxDistance: number) =>
    all
      // First letters are rarely mistyped: `Kabel` is no `Gabel`.
      .filter((known) => startsAlike(known.word, word))
      .filter((known) => Math.abs(wordOf(known).length - word.length) <= maxDistance)
      .map((known) => ({ ...known, distance: distance(word, wordOf(known)) }))
      .filter((known) => known.distance <= maxDistance)
      .sort((a, b) => a.distance - b.distance || b.products - a.products)[0]?.word
  return (
    near((known) => known.word, 1) ??
    // The beginning of a longer word: of a short one, `alert` would be `alergia`.
    (word.length >= shortestBeginning
      ? near((known) => known.word.slice(0, word.length), 1)
      : undefined) ??
    (word.length > 6 ? near((known) => known.word, 2) : undefined) ??
    word
  )
}

/** Letters that sound alike. */
const sounds = ['fvw', 'ckq', 'iyj', 'szc']

/** Whether two words begin with the same letter, or with one that sounds alike: `Fentil`. */
export function startsAlike([a = '']: string, [b = '']: string): boolean {
  return a === b || sounds.some((letters) => letters.includes(a) && letters.includes(b))
}

/** Damerau-Levenshtein distance of two words. */
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

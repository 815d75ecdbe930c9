import { foldText } from '../words.ts'

/**
 * A corrected query as people write it: the index has neither capitals nor diacritics, the names of
 * the hits have both, and capitals of the typed words are kept.
 */
export function writtenSpelling(spelling: string, typed: string, names: readonly string[]): string {
  const written = new Map(
    names
      .flatMap((name) => name.match(/[\p{L}\d]+/gu) ?? [])
      .toReversed()
      .map((word) => [foldText(word), word]),
  )
  const before = typed.trim().split(/\s+/)
  const after = spelling.trim().split(/\s+/)
  const isInStep = before.length === after.length
  return after
    .map((word, at) => {
      if (before.includes(word)) return word
      const known = word.replace(/[\p{L}\d]+/gu, (part) => written.get(foldText(part)) ?? part)
      return inCapitalsOf((isInStep ? before[at] : before[0]) ?? '', known)
    })
    .join(' ')
}

function inCapitalsOf(typed: string, word: string): string {
  if (/\p{Lu}.*\p{Lu}/u.test(typed) && typed === typed.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(typed) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

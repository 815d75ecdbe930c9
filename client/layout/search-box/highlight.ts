export interface TextPart {
  text: string
  /** Whether it matches the query. */
  hit: boolean
}

/** Splits a text at matches of the query, ignoring case and accents. */
export function highlight(text: string, terms: readonly string[]): TextPart[] {
  const letters = [...text]
  const plain = letters.map(plainLetter).join('')
  const hits = letters.map(() => false)
  for (const term of terms) {
    const needle = [...term].map(plainLetter).join('')
    for (let at = plain.indexOf(needle); needle && at >= 0; at = plain.indexOf(needle, at + 1)) {
      hits.fill(true, at, at + needle.length)
    }
  }
  const parts: TextPart[] = []
  letters.forEach((letter, index) => {
    const hit = hits[index] ?? false
    const last = parts.at(-1)
    if (last?.hit === hit) last.text += letter
    else parts.push({ text: letter, hit })
  })
  return parts
}

/** Always one letter for one, so that positions match. */
function plainLetter(letter: string): string {
  return (letter.normalize('NFD')[0] ?? letter).toLowerCase()[0] ?? letter
}

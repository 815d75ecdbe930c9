const pieces = '(?:stk|stck|stücke?|st|pcs?|pieces?|ks|kus[yůu]?|kusov)\\.?'

/**
 * An amount as people type it, valid or not: `5`, `2,5`, `1 000`, `-2`, `½`, `1e3`. Longer figures
 * are parts of codes, as in "WR 5983261".
 */
const amount = '(?:[-+]?\\d \\d{3}|[-+]?\\d{1,5}(?:[.,]\\d+)*(?:e\\d+)?|\\d?[¼½¾])'

/** `2 x RV-100`, `2 Stk RV-100`. */
const leading = new RegExp(`^(${amount})\\s*(?:[x×*]|${pieces})\\s+(\\S.*)$`, 'iu')
/** `RV-100 5`, `RV-100, 5 Stk`, `RV-100: 5`, `RV-100 x 5`, `RV-100 (5)`. */
const trailing = new RegExp(
  `^(\\S.*?)(?:\\s*[,:=]\\s*|\\s+)(?:[-–]\\s+|\\()?(?:[x×*]\\s*)?(${amount})\\s*(?:[x×*]|${pieces})?\\)?$`,
  'iu',
)
const suffix = new RegExp(`^(\\d[\\d .,]*?)\\s*(?:[x×*]|${pieces})$`, 'iu')

/** Longer lines are no codes; the patterns' time grows with the square of a line's blanks. */
const maxLine = 200

/** Code and amount of a typed line without columns; null if it has only a code. */
export function parseTypedLine(line: string): [code: string, amount: string] | null {
  if (line.length > maxLine) return null
  const first = leading.exec(line)
  if (first) return [first[2] ?? '', first[1] ?? '']
  const last = trailing.exec(line)
  return last && [last[1] ?? '', last[2] ?? '']
}

/** An amount's cell without its unit of pieces: `5 Stk` is `5`. */
export function withoutPieces(cell: string): string {
  return (cell.length <= maxLine && suffix.exec(cell)?.[1]) || cell
}

const plain = /^-?\d+(?:[.,]\d+)?$/
/** `1.234,5`, `1,234.5`, `1 234,5`, `1.234.567`; blanks may be narrow or not breaking. */
const grouped = /^-?\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/
/** `1.200` is 1200 in one country and 1.2 in the next. */
const ambiguous = /^-?[1-9]\d{0,2}[.,]\d{3}$/

/** Parses a number with decimal comma or point, as the cells of a spreadsheet have it. */
export function parseCsvNumber(cell: string): { value: number } | { reason: string } {
  const text = cell.trim()
  if (ambiguous.test(text)) {
    const [whole = '', decimals = ''] = text.split(/[.,]/)
    const reason = `"${text}" may be ${whole}${decimals} or ${whole} and a fraction: write ${whole}${decimals} or ${whole},${decimals}0`
    return { reason }
  }
  if (plain.test(text)) return { value: Number(text.replace(',', '.')) }
  const separator = grouped.exec(text)?.[1]
  if (separator) return { value: Number(text.replaceAll(separator, '').replace(',', '.')) }
  return { reason: `"${cell}" is not a number` }
}

/**
 * A number as a cell: with the decimal comma of the shop's countries, where a spreadsheet would
 * read `12.5` as a day in May; unambiguous for `parseCsvNumber`.
 */
export function csvNumber(number: number): string {
  const text = String(number).replace('.', ',')
  return ambiguous.test(text) ? `${text}0` : text
}

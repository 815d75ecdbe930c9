const plain = /^-?\d+(?:[.,]\d+)?$/
/** `1.234,5`, `1,234.5`, `1 234,5`, `1.234.567`; blanks may be narrow or not breaking. */
const grouped = /^-?\d{1,3}(?:([.,' \u00a0\u202f])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/

/** Parses a number with decimal comma or point; null if invalid. */
export function parseCsvNumber(cell: string): number | null {
  const text = cell.trim()
  if (plain.test(text)) return Number(text.replace(',', '.'))
  const separator = grouped.exec(text)?.[1]
  return separator ? Number(text.replaceAll(separator, '').replace(',', '.')) : null
}

/** What a spreadsheet may skip before a formula: blanks of every width, quotes, controls, marks. */
const blank = String.raw`[\s"\p{Cc}\p{Cf}]*`
/** Spreadsheets take the full-width forms of East Asian keyboards too. */
const sign = String.raw`[=+\-@＝＋－＠]`
/** `-20` or `+1,5` within a text calculates nothing. */
const number = String.raw`[+-]\d+(?:[.,]\d+)?\s*(?:[",;|]|$)`

/**
 * Where a cell may begin, for a program that splits the file at another character than we do: at the
 * start of the text, behind each separator and on each new line.
 */
const formula = new RegExp(
  String.raw`(?:^|[,;|\t\r\n](?!${blank}${number}))${blank}(?=${sign})`,
  'gu',
)

/**
 * A text as a cell of a CSV file (RFC 4180), whichever separator: always quoted, and what a
 * spreadsheet would take for a formula is kept a text.
 */
export function csvCell(text: string): string {
  return `"${text.replace(formula, "$&'").replaceAll('"', '""')}"`
}

const protectedFormula = new RegExp(String.raw`((?:^|[,;|\t\r\n])${blank})'(?=${sign})`, 'gu')

/** The text that `csvCell` has made a cell of, as the parser reads the cell. */
export function textOfCsvCell(cell: string): string {
  const text = cell.replace(protectedFormula, '$1')
  return csvCell(text) === `"${cell.replaceAll('"', '""')}"` ? text : cell
}

/**
 * Characters that a spreadsheet skips before a formula: blanks of every width, quotes, controls,
 * marks.
 */
const blank = String.raw`[\s"\p{Cc}\p{Cf}]*`
/** Spreadsheets accept full-width operators too: ＝＋－＠. */
const sign = String.raw`[=+\-@\uff1d\uff0b\uff0d\uff20]`
/** `-20` or `+1,5` within a text calculates nothing. */
const number = String.raw`[+-]\d+(?:[.,]\d+)?\s*(?:[",;|]|$)`

/**
 * Possible starts of a cell for a program with another separator: start of the text, after each
 * separator, and each new line.
 */
const formula = new RegExp(
  String.raw`(?:^|[,;|\t\r\n](?!${blank}${number}))${blank}(?=${sign})`,
  'gu',
)

/** A text as a CSV cell (RFC 4180), for any separator: always quoted, with formulas neutralised. */
export function csvCell(text: string): string {
  return `"${text.replace(formula, "$&'").replaceAll('"', '""')}"`
}

const protectedFormula = new RegExp(String.raw`((?:^|[,;|\t\r\n])${blank})'(?=${sign})`, 'gu')

/** The text of a cell written by `csvCell`, as the parser reads it. */
export function textOfCsvCell(cell: string): string {
  if (!cell.includes("'")) return cell
  const text = cell.replace(protectedFormula, '$1')
  return csvCell(text) === `"${cell.replaceAll('"', '""')}"` ? text : cell
}

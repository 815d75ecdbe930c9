/**
 * A text as a cell of a CSV file (RFC 4180), also one separated by semicolons: quoted where it has to
 * be, and what a spreadsheet would take for a formula is kept a text.
 */
export function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Parses separated values (RFC 4180): quoted cells may hold the delimiter, line ends and doubled
 * quotes. Cells are trimmed, empty rows are skipped. An unclosed quote ends with its line, so that
 * an inch mark does not swallow the rest of a list.
 */
export function parseCsv(text: string, delimiter: string): string[][] {
  const rows: string[][] = []
  let position = 0
  while (position < text.length) {
    const [row, next] = readRow(text, position, delimiter)
    if (row.some((cell) => cell !== '')) rows.push(row)
    position = next
  }
  return rows
}

/** Whether a text ends inside a quoted cell, so that the next line may belong to the same row. */
export function endsWithinQuotes(text: string, delimiter: string): boolean {
  let position = 0
  while (position < text.length) {
    const opening = skipBlanks(text, position, delimiter)
    if (text[opening] === '"' && readQuoted(text, opening + 1, delimiter) === 'open') return true
    position = readCell(text, position, delimiter)[1] + 1
  }
  return false
}

function readRow(text: string, start: number, delimiter: string): [string[], number] {
  const row: string[] = []
  let position = start
  for (;;) {
    const [cell, next] = readCell(text, position, delimiter)
    row.push(cell.trim())
    if (text[next] !== delimiter) return [row, next + (text.startsWith('\r\n', next) ? 2 : 1)]
    position = next + 1
  }
}

/** One cell and the position of its delimiter or line end. */
function readCell(text: string, start: number, delimiter: string): [string, number] {
  const opening = skipBlanks(text, start, delimiter)
  const quoted = text[opening] === '"' ? readQuoted(text, opening + 1, delimiter) : null
  if (quoted && quoted !== 'open') return quoted
  let end = start
  while (end < text.length && text[end] !== delimiter && !isLineEnd(text[end])) end++
  return [text.slice(start, end), end]
}

/** null if the quote does not enclose a whole cell; `open` if it is unclosed. */
function readQuoted(
  text: string,
  start: number,
  delimiter: string,
): [string, number] | 'open' | null {
  let content = ''
  for (let position = start; position < text.length; position++) {
    if (text[position] !== '"') {
      content += text[position]
      continue
    }
    if (text[position + 1] === '"') {
      content += '"'
      position++
      continue
    }
    const after = skipBlanks(text, position + 1, delimiter)
    const isEnd = after >= text.length || text[after] === delimiter || isLineEnd(text[after])
    return isEnd ? [content, after] : null
  }
  return 'open'
}

function skipBlanks(text: string, start: number, delimiter: string): number {
  let position = start
  while (text[position] === ' ' || (text[position] === '\t' && delimiter !== '\t')) position++
  return position
}

function isLineEnd(character: string | undefined): boolean {
  return character === '\n' || character === '\r'
}

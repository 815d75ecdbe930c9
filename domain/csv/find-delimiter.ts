const delimiters = ['\t', ';', ','] as const
const maxLines = 20

/**
 * Detects the delimiter: tab, semicolon or comma, whichever most of the first lines contain, in
 * this order of preference; null if no line has any.
 */
export function findDelimiter(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/, maxLines).map((line) => line.replace(/"[^"]*"/g, ''))
  let best: string | null = null
  let most = 0
  for (const delimiter of delimiters) {
    const count = lines.filter((line) => line.includes(delimiter)).length
    if (count > most) [best, most] = [delimiter, count]
  }
  return best
}

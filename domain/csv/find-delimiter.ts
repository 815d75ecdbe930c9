const delimiters = ['\t', ';', ','] as const
const maxLines = 20

/**
 * What separates the values of a text: of tab, semicolon and comma the one that most of the first
 * lines have, at equal numbers the first of these; null where no line has any.
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

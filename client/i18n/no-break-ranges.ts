const wordJoiner = '\u2060'

/** Keeps `100–125` on one line: browsers may break after a dash, also between digits. */
export function noBreakRanges(text: string): string {
  return text.includes('–')
    ? text.replaceAll(/(?<=\d)–(?=\d)/g, `${wordJoiner}–${wordJoiner}`)
    : text
}

/** In the shop's languages, and as spreadsheets write a logical value in them. */
const flags = new Map([
  ...['1', 'yes', 'true', 'ja', 'wahr', 'ano', 'áno', 'pravda'].map(
    (word) => [word, true] as const,
  ),
  ...['0', 'no', 'false', 'nein', 'falsch', 'ne', 'nie', 'nepravda'].map(
    (word) => [word, false] as const,
  ),
])

/** Parses yes or no in any case; null if it is neither. */
export function parseCsvFlag(cell: string): boolean | null {
  return flags.get(cell.trim().toLowerCase()) ?? null
}

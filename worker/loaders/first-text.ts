/** The first text that is not blank; empty if all are. */
export function firstText(...texts: readonly string[]): string {
  return texts.find((text) => text.trim() !== '') ?? ''
}

export const searchMinLength = 3

/** What is searched for: parts shorter than 3 characters are dropped (spec §5 Search). */
export function searchTerms(query: string): string[] {
  return query
    .trim()
    .split(/\s+/)
    .filter((part) => part.length >= searchMinLength)
}

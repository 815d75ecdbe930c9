export const searchMinLength = 3

/** Entities of each location on a page of results (spec §9 search and menu perPage). */
export const searchPageSize = 10

/** What is searched for: parts shorter than 3 characters are dropped (spec §5 Search). */
export function searchTerms(query: string): string[] {
  return query
    .trim()
    .split(/\s+/)
    .filter((part) => part.length >= searchMinLength)
}

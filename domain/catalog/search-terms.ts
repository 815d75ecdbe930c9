export const searchMinLength = 3

/** Entities per location on a results page (spec §9 search and menu perPage). */
export const searchPageSize = 10

const maxQuery = 200

/** Maximum length of a query. */
export function searchedPart(typed: string): string {
  return typed.trim().slice(0, maxQuery).trim()
}

/** `G4`, `F7`, `M8`: filter classes have two characters. */
const shortClass = /^\p{L}\d$/u

/**
 * Search terms of a query: parts shorter than 3 characters are dropped (spec §5 Search), unless
 * they are a filter class.
 */
export function searchTerms(query: string): string[] {
  return query
    .trim()
    .split(/\s+/)
    .filter((part) => part.length >= searchMinLength || shortClass.test(part))
}

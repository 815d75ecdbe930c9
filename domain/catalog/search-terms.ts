export const searchMinLength = 3

/** Entities of each location on a page of results (spec §9 search and menu perPage). */
export const searchPageSize = 10

const maxQuery = 200

/** As much of what somebody typed as is searched for. */
export function searchedPart(typed: string): string {
  return typed.trim().slice(0, maxQuery).trim()
}

/** `G4`, `F7`, `M8`: a class is whole with two characters. */
const shortClass = /^\p{L}\d$/u

/**
 * What is searched for: parts shorter than 3 characters are dropped (spec §5 Search), unless they
 * are a class.
 */
export function searchTerms(query: string): string[] {
  return query
    .trim()
    .split(/\s+/)
    .filter((part) => part.length >= searchMinLength || shortClass.test(part))
}

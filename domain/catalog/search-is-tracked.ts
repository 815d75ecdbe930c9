/** The configured minimum (spec §5 Search tracking). */
const minLength = 1

/** Whether a search is tracked: only if the query is long enough. */
export function searchIsTracked(query: string, least = minLength): boolean {
  return query.trim().length >= least
}

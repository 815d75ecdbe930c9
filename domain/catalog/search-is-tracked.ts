/** The configured minimum (spec §5 Search tracking). */
const minLength = 1

/** Whether a search is worth counting: only if what was searched for is long enough. */
export function searchIsTracked(query: string, least = minLength): boolean {
  return query.trim().length >= least
}

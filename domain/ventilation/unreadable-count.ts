const most = 99

/**
 * Parts of a tool's URL that cannot be read: those found in it, and those that its canonical query
 * counts already (`unreadable=2`). At most 99.
 */
export function countUnreadable(query: URLSearchParams, found: number): number {
  const counted = Number(/^\d{1,2}$/.exec(query.get('unreadable') ?? '')?.[0] ?? 0)
  return Math.min(most, found + counted)
}

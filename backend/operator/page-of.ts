import { invalid } from './find-variants.ts'

/** `?after=`, the `next` of the page before, where it is a row's number; 0: the beginning. */
export function rowAfter(query: URLSearchParams): number {
  const after = query.get('after') || '0'
  if (/^\d{1,15}$/.test(after)) return Number(after)
  throw invalid([{ field: 'after', reason: 'is not the `next` of a page' }])
}

/**
 * A page of a list that goes on behind its last row.
 * @param found one row more than a page if there is another one
 * @param after where the page begins, and goes on if it is empty
 */
export function pageOf<Row>(
  found: readonly Row[],
  perPage: number,
  { after, cursorOf }: { after: number | string; cursorOf: (row: Row) => number | string },
): { page: Row[]; next: string; hasMore: boolean } {
  const page = found.slice(0, perPage)
  const last = page.at(-1)
  return {
    page,
    next: String(last === undefined ? after : cursorOf(last)),
    hasMore: found.length > perPage,
  }
}

/** Maximum number of list pages shown together. */
export const maxPagesPerView = 5

/** The page range of a scope: the last page, and the first if it differs. */
export interface PageRange {
  page: number
  firstPage?: number | undefined
}

/** No list is longer; a higher number is beyond the end too. */
const maxPage = 9999
const serialized = /^([1-9]\d*)(?:-([1-9]\d*))?$/

/** `2`, or `1-3` for a range, shortened to the maximum; null for junk. */
export function parsePages(text: string): PageRange | null {
  const [, first, last] = serialized.exec(text) ?? []
  if (first === undefined) return null
  const from = Math.min(Number(first), maxPage)
  if (last === undefined || last === first) return { page: from }
  const to = Math.min(Number(last), maxPage, from + maxPagesPerView - 1)
  if (to > from) return { firstPage: from, page: to }
  return from === maxPage ? { page: from } : null
}

/** As `page` in a URL; '' for the first page alone. */
export function serializePages(pages: PageRange): string {
  const first = firstPageOf(pages)
  if (first < pages.page) return `${first}-${pages.page}`
  return pages.page > 1 ? String(pages.page) : ''
}

/** First page of the range. */
export function firstPageOf({ page, firstPage = page }: PageRange): number {
  return Math.max(1, page - maxPagesPerView + 1, Math.min(firstPage, page))
}

/** The same list at another page. */
export function atPage<Scope extends PageRange>(scope: Scope, page: number): Scope {
  return { ...scope, page, firstPage: undefined }
}

/** The same list with one more page; null at the maximum. */
export function withNextPage<Scope extends PageRange>(scope: Scope): Scope | null {
  const firstPage = firstPageOf(scope)
  const page = scope.page + 1
  return page - firstPage < maxPagesPerView ? { ...scope, page, firstPage } : null
}

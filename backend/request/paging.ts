export interface Paging {
  currentPage: number
  perPage: number
  offset: number
  /** The envelope's meta, if the total is known. */
  metaOf: (total: number) => {
    pagination: { total: number; perPage: number; currentPage: number; totalPages: number }
  }
}

const lastPage = 10_000

/** Requested page of a query; defaults for invalid values. */
export function readPaging(
  query: { page?: string | undefined; perPage?: string | undefined },
  { usual: defaultPerPage, most: maxPerPage }: { usual: number; most: number },
): Paging {
  const perPage = wholeNumber(query.perPage, defaultPerPage, maxPerPage)
  const currentPage = wholeNumber(query.page, 1, lastPage)
  return {
    currentPage,
    perPage,
    offset: (currentPage - 1) * perPage,
    metaOf: (total) => ({
      pagination: { total, perPage, currentPage, totalPages: Math.ceil(total / perPage) },
    }),
  }
}

/** A number of a query from 1 to its limit. */
function wholeNumber(text: string | undefined, fallback: number, max: number): number {
  const number = Math.trunc(Number(text))
  return number >= 1 ? Math.min(number, max) : fallback
}

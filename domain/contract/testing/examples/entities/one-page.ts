/** A list with a single page. */
export function onePage<T>(list: T[], perPage: number) {
  return {
    data: list,
    meta: { pagination: { total: list.length, perPage, currentPage: 1, totalPages: 1 } },
  }
}

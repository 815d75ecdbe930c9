/** Page numbers to show: the first, the last and those around the current one; null is a gap. */
export function pageNumbers(page: number, totalPages: number): (number | null)[] {
  const pages = [1, page - 1, page, page + 1, totalPages]
  // The row has a constant length, so that the links stay under the pointer.
  if (page <= 3) pages.push(2, 3, 4)
  if (page >= totalPages - 2) pages.push(totalPages - 1, totalPages - 2, totalPages - 3)
  const shown = [...new Set(pages)]
    .filter((n) => n >= 1 && n <= totalPages)
    .toSorted((a, b) => a - b)
  return shown.flatMap((n, index) => {
    const before = shown[index - 1] ?? 0
    if (n - before === 2) return [n - 1, n]
    return n - before > 2 ? [null, n] : [n]
  })
}

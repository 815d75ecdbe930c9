/** Names for a map: without their common prefix. */
export function shortNames(titles: readonly string[]): string[] {
  const [first = []] = titles.map((title) => title.split(' '))
  const differs = first.findIndex((word, index) =>
    titles.some((title) => title.split(' ')[index] !== word),
  )
  if (titles.length < 2 || differs < 1) return [...titles]
  return titles.map((title) => title.split(' ').slice(differs).join(' ') || title)
}

/** Spec §9: maximum title length of unique selling points and categories. */
export const uspTitleLength = 80
export const categoryTitleLength = 45

/** Truncates after the last whole word that fits, with an ellipsis. */
export function truncate(text: string, length: number): string {
  if (text.length <= length) return text
  const cut = text.slice(0, length)
  const end = cut.lastIndexOf(' ')
  return `${cut.slice(0, end > length / 2 ? end : length).trimEnd()}…`
}

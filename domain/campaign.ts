/** Campaign parameters of a link. */
const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

export const campaignCookie = 'utm'
/** Spec §9. */
export const campaignSeconds = 30 * 24 * 60 * 60

/** Campaign of a query; null: none. Values are cut at 100 characters. */
export function campaignOf(query: URLSearchParams): Record<string, string> | null {
  const found = names.flatMap((name) => {
    const value = (query.get(name) ?? '').trim().slice(0, 100)
    return value ? [[name, value] as const] : []
  })
  return found.length > 0 ? Object.fromEntries(found) : null
}

import type { Text, TextKey } from '../../../client/i18n/text.ts'

interface Named {
  variantId: string
  name: string
}

/** Texts of the refusals that have a reason to tell (domain/contract/refusal-codes.ts). */
const reasons: Record<string, TextKey> = {
  not_found: 'customer.lists.refusals.notFound',
  out_of_stock: 'customer.lists.refusals.outOfStock',
  cart_full: 'customer.lists.refusals.cartFull',
  group_only: 'customer.lists.refusals.groupOnly',
  not_available: 'customer.lists.refusals.notAvailable',
  amount: 'customer.lists.refusals.amount',
}

/**
 * Names, with the reason if it is known, of the items whose variants `?missing=v1:out_of_stock,v2`
 * lists: they could not be added to the cart.
 */
export function unavailableItemNames(
  query: URLSearchParams,
  items: readonly Named[],
  text: Text,
): string[] {
  const listed = (query.get('missing') ?? '').split(',').filter(Boolean)
  const codes = new Map(listed.map((entry) => [variantOf(entry), codeOf(entry)]))
  const names = items.flatMap(({ variantId, name }) => {
    const code = codes.get(variantId)
    if (code === undefined) return []
    const reason = Object.hasOwn(reasons, code) ? reasons[code] : undefined
    return reason ? text(reason, { name }) : name
  })
  return [...new Set(names)]
}

const codeOf = (entry: string) => /:([a-z_]+)$/.exec(entry)?.[1] ?? ''
const variantOf = (entry: string) => entry.replace(/:[a-z_]+$/, '')

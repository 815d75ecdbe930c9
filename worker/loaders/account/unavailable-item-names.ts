interface Named {
  variantId: string
  name: string
}

/** Names of the items whose variants `?missing=` lists: they could not be added to the cart. */
export function unavailableItemNames(query: URLSearchParams, items: readonly Named[]): string[] {
  const ids = new Set((query.get('missing') ?? '').split(',').filter(Boolean))
  return [...new Set(items.filter(({ variantId }) => ids.has(variantId)).map(({ name }) => name))]
}

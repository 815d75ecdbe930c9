/**
 * Memoises `Intl` formatters by language tag and style, because creating one takes longer than
 * rendering a product.
 */
export function onePerLanguage<Key extends string | number, Made>(
  make: (tag: string, key: Key) => Made,
) {
  const made = new Map<string, Made>()
  return (tag: string, key: Key): Made => {
    const name = `${tag} ${key}`
    const known = made.get(name)
    if (known) return known
    const fresh = make(tag, key)
    made.set(name, fresh)
    return fresh
  }
}

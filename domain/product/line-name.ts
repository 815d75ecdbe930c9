interface NamedVariant {
  product: { name: string }
  /** Within its product: `3 m`. */
  name: string
  /** The name that stands alone, as on the order. */
  fullname?: string | undefined
}

/** A variant's name in lines of cart, order and lists, the same in all of them. */
export function lineNameOf({ product, name, fullname }: NamedVariant): string {
  if (fullname) return fullname
  const isRepeated = name.startsWith(product.name)
  const own = isRepeated ? name.slice(product.name.length).trim() : name
  return [product.name, own].filter(Boolean).join(' · ')
}

/** Facts of a line that its name does not include, each once: `Nachlauf`, `26 dB(A)`. */
export function lineFacts(line: NamedVariant & { essentials?: readonly string[] }): string[] {
  const facts: string[] = []
  for (const fact of [...line.name.split(', '), ...(line.essentials ?? [])]) {
    const isSaid = [lineNameOf(line), ...facts].some((said) => words(said).includes(words(fact)))
    if (!isSaid) facts.push(fact)
  }
  return facts
}

/** Compared by whole words, so that `5 m` is not found in `125 m`. */
function words(text: string): string {
  return ` ${text
    .split(/[\s,·]+/)
    .filter(Boolean)
    .join(' ')} `
}

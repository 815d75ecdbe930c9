const one = /^([^~,\s]{1,200})~([\w.:-]{1,64})$/

/** Parses cart lines of a query parameter, `<slug>~<variant>,…`; invalid entries are skipped. */
export function linesOfQuery(text = ''): { slug: string; variantId: string }[] {
  return text.split(',').flatMap((line) => {
    const [, slug, variantId] = one.exec(line) ?? []
    return slug && variantId ? [{ slug, variantId }] : []
  })
}

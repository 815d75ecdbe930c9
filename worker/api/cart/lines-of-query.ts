const one = /^([^~,\s]{1,200})~([\w.:-]{1,64})$/

/** Lines of a cart as an address names them, `<slug>~<variant>,…`; what is none is left out. */
export function linesOfQuery(text = ''): { slug: string; variantId: string }[] {
  return text.split(',').flatMap((line) => {
    const [, slug, variantId] = one.exec(line) ?? []
    return slug && variantId ? [{ slug, variantId }] : []
  })
}

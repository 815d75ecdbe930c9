export interface Tree {
  [key: string]: string | Tree
}

/** Texts by their dotted path, plural forms included. */
export type Texts = Record<string, string>

export function flatten(tree: Tree, prefix = ''): Texts {
  return Object.assign(
    {},
    ...Object.entries(tree).map(([name, value]) =>
      typeof value === 'string' ? { [prefix + name]: value } : flatten(value, `${prefix}${name}.`),
    ),
  )
}

import type { CategoryEntry } from '../catalog/products/dictionary.ts'
import type { Documents } from './find-documents.ts'

interface Found {
  /** Categories of the products that the query names. */
  named: readonly CategoryEntry[]
  /** By their texts. */
  texts: Documents['category']
  hidden: readonly (readonly [kind: string, id: string])[]
  /** Words of a sentence about a problem name no categories. */
  onlyNamed: boolean
}

/**
 * A page of categories: first those of the named products, of which one with the words of the query
 * leads. Texts alone find none for a query with a size, and others that only begin alike:
 * `Lufterwärmung` for `Lüfter`.
 */
export function categoryHits(
  { named, texts, hidden, onlyNamed }: Found,
  { limit, page }: { limit: number; page: number },
): Documents['category'] {
  const isNamed = ({ id }: { id: string }) =>
    named.some(({ path }) => path.some((above) => above.id === id))
  const alike = texts.entities.filter(isNamed)
  const isListed = ({ id }: { id: string }) => alike.some((each) => each.id === id)
  const isHidden = ({ id }: { id: string }) =>
    hidden.some(([kind, each]) => kind === 'category' && each === id)
  const rest = named
    .filter((each) => !isListed(each) && !isHidden(each))
    .map(({ id, title, slug }) => ({ id, title, slug, body: '' }))
  const others = texts.entities.filter((each) => !isNamed(each))
  const isAlone = onlyNamed && alike.length + rest.length > 0
  const all = [...alike, ...rest, ...(isAlone ? [] : others)]
  const more = isAlone ? 0 : texts.total - texts.entities.length
  return { entities: all.slice((page - 1) * limit, page * limit), total: all.length + more }
}

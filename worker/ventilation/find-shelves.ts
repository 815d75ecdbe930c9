import {
  type FoundShelves,
  type Shelf,
  shelves,
} from '../../domain/ventilation/fans/goods-filter.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'

/** The categories behind shelves, by their ids; one that the shop does not have is left out. */
export async function findShelves(
  reads: PublicReads,
  wanted: readonly Shelf[],
): Promise<FoundShelves> {
  const tops = new Set<string>(wanted.map((shelf) => shelves[shelf].top))
  const slugs = (await reads.topCategories()).filter(({ id }) => tops.has(id))
  const categories = await reads.categories(slugs.map(({ slug }) => slug))
  const children = categories.flatMap((category) => category.children)
  const found: FoundShelves = {}
  for (const shelf of wanted) {
    const child = children.find(({ id }) => id === shelves[shelf].id)
    if (child) found[shelf] = { id: child.id, title: child.title, slug: child.slug }
  }
  return found
}

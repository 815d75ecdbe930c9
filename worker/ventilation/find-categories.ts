import {
  type CategoryIdsByKey,
  type CategoryKey,
  ventilationCategories,
} from '../../domain/ventilation/fans/product-filter.ts'
import type { PublicReads } from '../upstream/reads/public-reads.ts'

/** Categories by id; unknown ids are omitted. */
export async function findCategories(
  reads: PublicReads,
  requested: readonly CategoryKey[],
): Promise<CategoryIdsByKey> {
  const tops = new Set<string>(requested.map((shelf) => ventilationCategories[shelf].top))
  const slugs = (await reads.topCategories()).filter(({ id }) => tops.has(id))
  const categories = await reads.categories(slugs.map(({ slug }) => slug))
  const children = categories.flatMap((category) => category.children)
  const found: CategoryIdsByKey = {}
  for (const shelf of requested) {
    const child = children.find(({ id }) => id === ventilationCategories[shelf].id)
    if (child) found[shelf] = { id: child.id, title: child.title, slug: child.slug }
  }
  return found
}

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
  const tops = new Set<string>(requested.map((key) => ventilationCategories[key].top))
  const slugs = (await reads.topCategories()).filter(({ id }) => tops.has(id))
  const categories = await reads.categories(slugs.map(({ slug }) => slug))
  const children = categories.flatMap((category) => category.children)
  const found: CategoryIdsByKey = {}
  for (const key of requested) {
    const child = children.find(({ id }) => id === ventilationCategories[key].id)
    if (child) found[key] = { id: child.id, title: child.title, slug: child.slug }
  }
  return found
}

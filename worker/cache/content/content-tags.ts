import { purgeTag } from '../../../domain/contract/purge.ts'
import type { Category } from '../../../domain/catalog/category.ts'

/** Tags of content: what the purge hook names. */
export const tag = purgeTag

/** Tags of things that are shown as products. */
export function productTags(products: readonly { id: string }[]): string[] {
  return products.map(({ id }) => tag.product(id))
}

/** Tags of categories, the ones they name included. */
export function categoryTags(categories: readonly Category[]): string[] {
  return categories.flatMap(({ id, breadcrumbs }) =>
    [id, ...breadcrumbs.map((above) => above.id)].map(tag.category),
  )
}

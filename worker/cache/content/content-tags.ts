import { purgeTag } from '../../../domain/contract/purge.ts'
import type { Category } from '../../../domain/catalog/category.ts'

/** Tags of content, as named by the purge webhook. */
export const tag = purgeTag

/** Tags of content that is displayed as products. */
export function productTags(products: readonly { id: string }[]): string[] {
  return products.map(({ id }) => tag.product(id))
}

/** Tags of categories, including those they reference. */
export function categoryTags(categories: readonly Category[]): string[] {
  return categories.flatMap(({ id, breadcrumbs }) =>
    [id, ...breadcrumbs.map((above) => above.id)].map(tag.category),
  )
}

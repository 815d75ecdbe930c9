import type { CatalogState } from '../../../domain/catalog/catalog.ts'
import type { PublicInput } from '../screen.ts'

interface Listed extends Pick<CatalogState, 'page' | 'perPage' | 'total'> {
  products: { slug: string }[]
}

/** schema.org ItemList: the products of a page in order, each by its URL. */
export function itemList(
  { context, routes }: Pick<PublicInput, 'context' | 'routes'>,
  { products, page, perPage, total }: Listed,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map(({ slug }, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      url: context.origin + routes.product(slug),
    })),
  }
}

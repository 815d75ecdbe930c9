import type { CatalogState } from '../../../domain/catalog/catalog.ts'
import type { PublicInput } from '../screen.ts'

type Place = Pick<PublicInput, 'context' | 'routes'>

interface ListedProducts extends Pick<CatalogState, 'page' | 'perPage' | 'total'> {
  products: readonly { slug: string }[]
}

/** schema.org ItemList: the products of a page in order, each by its URL. */
export function itemList(place: Place, { products, page, perPage, total }: ListedProducts) {
  const paths = products.map(({ slug }) => place.routes.product(slug))
  return listOf(place, paths, total, (page - 1) * perPage)
}

/** schema.org ItemList of a page of articles, each by its URL. */
export function articleItems(
  place: Place,
  { articles, total }: { articles: readonly { slug: string }[]; total: number },
) {
  const paths = articles.map(({ slug }) => place.routes.article(slug))
  return listOf(place, paths, total, 0)
}

function listOf({ context }: Place, paths: string[], total: number, before: number) {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: paths.map((path, index) => ({
      '@type': 'ListItem',
      position: before + index + 1,
      url: context.origin + path,
    })),
  }
}

import type { Category } from '../../domain/category.ts'

/**
 * Names under which content can be purged. Every entry also has the broad tag of its upstream, so
 * that one purge of `cms` or `store` reaches everything in an emergency.
 */
export const tag = {
  cms: 'cms',
  store: 'store',
  /** Every listing and search: for products that appear, vanish or move. */
  catalog: 'catalog',
  product: (id: string) => `product:${id}`,
  productSlug: (slug: string) => `product-slug:${slug}`,
  categories: 'categories',
  category: (id: string) => `category:${id}`,
  homepage: 'homepage',
  pages: 'pages',
  page: (id: string) => `page:${id}`,
  menu: (code: string) => `menu:${code}`,
  configuration: 'configuration',
  errorPages: 'error-pages',
  routing: 'routing',
  globals: 'globals',
  currencies: 'currencies',
  countries: 'countries',
  reviews: (productId: string) => `reviews:${productId}`,
} as const

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

import { hasFeature } from '../../../domain/content/features.ts'
import type { MenuItem } from '../../../domain/site.ts'
import type { ProductTile } from '../../../domain/product/product.ts'
import type { Routes } from '../../../domain/routes.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'

/* Wildcard mode of product links (spec §2): the path of a main menu category, then the product's
   slug. Links to other variants use the canonical product URL, so that the catch-all needs no
   page per variant. */

type Reads = Pick<
  PublicReads,
  'configuration' | 'categories' | 'categoriesById' | 'menu' | 'productDetail'
>

/** Paths of products by id; empty if the mode is off. */
export async function wildcardPaths(
  reads: Reads,
  products: readonly ProductTile[],
  routes: Routes,
): Promise<ReadonlyMap<string, string>> {
  if (products.length === 0 || !(await isOn(reads))) return new Map()
  const ids = [...new Set(products.map(({ categoryId }) => categoryId))]
  const [categories, menu] = await Promise.all([
    reads.categoriesById(ids).catch(() => []),
    reads.menu('main').catch(() => null),
  ])
  const listed = slugsOf(menu?.items ?? [])
  const paths = new Map(
    categories.map(({ id, pageMeta, breadcrumbs }) => {
      const way = [...breadcrumbs.map(({ slug }) => slug), pageMeta.slug]
      return [id, way.findLast((slug) => listed.has(slug))]
    }),
  )
  return new Map(
    products.flatMap(({ id, categoryId, slug }): [string, string][] => {
      const category = paths.get(categoryId)
      return category === undefined ? [] : [[id, routes.category(`${category}/${slug}`)]]
    }),
  )
}

/** Product slug of a wildcard path; null if there is none or the mode is off. */
export async function wildcardProduct(reads: Reads, slug: string): Promise<string | null> {
  const at = slug.lastIndexOf('/')
  if (at < 1 || at === slug.length - 1 || !(await isOn(reads))) return null
  const [category] = await reads.categories([slug.slice(0, at)])
  const product = category && (await reads.productDetail(slug.slice(at + 1)))
  const isBelow = product?.breadcrumbs.some((crumb) => crumb.slug === category?.pageMeta.slug)
  return product && isBelow ? product.slug : null
}

async function isOn(reads: Pick<Reads, 'configuration'>): Promise<boolean> {
  const configuration = await reads.configuration().catch(() => null)
  return configuration !== null && hasFeature(configuration, 'wildcardProductLinks')
}

function slugsOf(items: readonly MenuItem[]): Set<string> {
  return new Set(
    items.flatMap(({ link, children }) => [
      ...(link.type === 'category' ? [link.target] : []),
      ...slugsOf(children),
    ]),
  )
}

import type { Link } from '../../domain/link.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { buildCategories } from '../catalogue/taxonomy.ts'
import { type PageId, pageSlugs } from './page-slugs.ts'
import { productSlug } from './product-slugs.ts'

const categories = new Map(buildCategories().map((category) => [category.id, category]))

/** A category by its code; throws for one that does not exist. */
export function categoryById(id: string) {
  const category = categories.get(id)
  if (!category) throw new Error(`no category ${id}`)
  return category
}

export function childrenOf(parentId: string | null) {
  return [...categories.values()].filter((category) => category.parentId === parentId)
}

export function categoryLink(id: string, locale: Locale): Link {
  return { type: 'category', target: categoryById(id).slug[locale] }
}

export function pageLink(id: PageId, locale: Locale): Link {
  return { type: 'page', target: pageSlugs[id][locale] }
}

const isPageId = (id: string): id is PageId => id in pageSlugs

/**
 * Resolves `page:terms`, `category:A1`, `product:p-tee-rondo`, `adviser`, `planner` and
 * `calculators` to URLs; returns anything else unchanged.
 */
export function hrefOf(target: string, locale: Locale): string {
  const [kind, id = ''] = target.split(':')
  if (kind === 'page') {
    if (!isPageId(id)) throw new Error(`no page ${id}`)
    return routesOf(locale).page(pageSlugs[id][locale])
  }
  if (kind === 'adviser') return routesOf(locale).adviser()
  if (kind === 'planner') return routesOf(locale).planner()
  if (kind === 'calculators') return routesOf(locale).calculators()
  if (kind === 'product') return routesOf(locale).product(productSlug(id, locale))
  if (kind === 'category') return routesOf(locale).category(categoryById(id).slug[locale])
  return target
}

import { type CatalogScope, catalogPageSize } from '../../domain/catalog.ts'
import { isRefined } from '../../domain/catalog-filters.ts'
import { scopeOfQuery } from '../../domain/catalog-query.ts'
import { breadcrumbList } from './breadcrumb-list.ts'
import { publicHead } from './head.ts'
import type { PublicScreen } from './screen.ts'

export const categoryScreen: PublicScreen<'category'> = {
  access: 'public',
  profile: 'category',
  async load(input) {
    const [category] = await input.reads.categories([input.slug])
    if (!category) return null
    const place = category.isVirtual ? 'virtualCategoryId' : 'categoryId'
    const scope: CatalogScope = { ...scopeOfQuery(input.query), [place]: category.id }
    const state = await input.reads.catalogState(scope)
    if (scope.page > 1 && (scope.page - 1) * catalogPageSize >= state.total) return null
    return {
      props: { category, scope, state },
      head: publicHead(input, {
        meta: titledPage(category.pageMeta, scope.page),
        path: (routes, slug) => routes.category(slug),
        // A search engine finds the products by the plain list (UX rule 8 is for people).
        noindex: isRefined(scope) || state.total === 0,
        jsonLd: [
          breadcrumbList(input, [
            ...category.breadcrumbs,
            { title: category.title, slug: input.slug },
          ]),
        ],
      }),
    }
  },
}

/** Further pages must not look like copies of the first one. */
function titledPage<Meta extends { seoTitle: string }>(meta: Meta, page: number): Meta {
  return page > 1 ? { ...meta, seoTitle: `${meta.seoTitle} (${page})` } : meta
}

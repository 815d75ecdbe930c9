import { catalogPageSize, type CatalogScope } from '../../../domain/catalog/catalog.ts'
import { appliedFilters } from '../../../domain/catalog/catalog-filters.ts'
import { scopeOfQuery } from '../../../domain/catalog/catalog-query.ts'
import { firstPageOf } from '../../../domain/catalog/page-range.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import { foreignLang } from '../../../domain/language.ts'
import { faqPage } from '../structured-data/faq-page.ts'
import { itemList } from '../structured-data/item-list.ts'
import type { PublicReads } from '../../upstream/reads/public-reads.ts'
import { breadcrumbList } from '../breadcrumb-list.ts'
import { categoryContent, readCategoryContent } from './category-content.ts'
import { canonicalOf } from './category-canonical.ts'
import { filteredTexts, virtualTexts } from './category-texts.ts'
import { publicHead } from '../head.ts'
import { listedState } from './listed-state.ts'
import type { Loader } from '../screen.ts'
import { wildcardPaths } from './wildcard-links.ts'
import { shouldCacheListing } from './should-cache-listing.ts'

export const loadCategory: Loader<'category'> = async (input) => {
  const { reads, query, routes, slug, context } = input
  const [category] = await reads.categories([slug])
  if (!category) return null
  const place = category.isVirtual ? 'virtualCategoryId' : 'categoryId'
  const scope: CatalogScope = { ...scopeOfQuery(query), [place]: category.id }
  const virtual = category.isVirtual ? await reads.virtualCategory(slug).catch(() => null) : null
  const isFiltered = appliedFilters(scope, []).length > 0
  const [state, read, filtered] = await Promise.all([
    reads.catalogState({ ...scope, sort: sortOf(scope, virtual?.catalog_settings.sort) }),
    readCategoryContent(reads, category, virtual),
    isFiltered ? filteredOf(reads, category) : [],
  ])
  const firstPage = firstPageOf(scope)
  if (firstPage > 1 && (firstPage - 1) * catalogPageSize >= state.total) return null

  const canonical = isFiltered
    ? canonicalOf(category, scope, { virtual: read.saved, filtered })
    : null
  const shown =
    canonical?.kind === 'filtered'
      ? filteredTexts(category, canonical.category)
      : {
          category,
          meta: canonical ? virtualTexts(category, canonical.category) : category.pageMeta,
        }
  const editorial = categoryContent({ context, category, virtual, ...read }, routes, Date.now())
  const lang = canonical?.kind === 'filtered' ? foreignLang(canonical.category, context) : {}
  const isPlain = !isFiltered && scope.sort === 'default' && firstPage === scope.page
  const { title, perex, breadcrumbs, textBelow, view } = shown.category
  return {
    uncacheable: !shouldCacheListing(scope, state),
    props: {
      category: { title, perex, breadcrumbs, textBelow, slug, ...(view && { view }), ...lang },
      scope,
      state: listedState(state, await wildcardPaths(reads, state.products, routes)),
      editorial,
    },
    head: publicHead(input, {
      meta: shown.meta,
      heading: title,
      page: firstPage,
      path: (others, own) => listingPath(others.category, own),
      // Sorted lists, page ranges and long filter combinations are not indexed (spec §5).
      noindex:
        scope.sort !== 'default' ||
        firstPage < scope.page ||
        (isFiltered && canonical === null) ||
        state.total === 0,
      jsonLd: [
        breadcrumbList(input, [], [...breadcrumbs, { title, slug }]),
        ...(isPlain && state.total > 0 ? [itemList(input, state)] : []),
        ...(isPlain && scope.page === 1 ? faqPage(editorial.questions) : []),
      ],
    }),
  }
}

/** A saved filter may define an order; the visitor's sort wins. */
function sortOf({ sort }: CatalogScope, own: CatalogScope['sort'] = 'default') {
  return sort === 'default' ? own : sort
}

function filteredOf(reads: PublicReads, { id, isVirtual }: Category) {
  return isVirtual ? [] : reads.filteredCategories(id).catch(() => [])
}

/** Path of a listing; its name may hold filters: `ventilatoren?f_dn=100`. */
function listingPath(path: (slug: string) => string, name: string): string {
  const [slug = '', query] = name.split('?')
  return query === undefined ? path(slug) : `${path(slug)}?${query}`
}

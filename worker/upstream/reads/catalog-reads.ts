import type { CatalogScope, CatalogState } from '../../../domain/catalog/catalog.ts'
import type { Category, CategoryLink } from '../../../domain/catalog/category.ts'
import * as cms from '../../../domain/contract/cms.ts'
import type { Product, ProductTile } from '../../../domain/product/product.ts'
import { noResults } from '../../../domain/catalog/no-results.ts'
import type { SearchResults } from '../../../domain/catalog/search.ts'
import { searchPageSize, searchTerms } from '../../../domain/catalog/search-terms.ts'
import type { ReadScope } from './content-cache.ts'
import { categoryTags, productTags, tag } from '../../cache/content/content-tags.ts'
import { isDeepListing } from './deep-scope.ts'
import { readCall, findCall } from './read-call.ts'

type Wish = Partial<Record<'ids' | 'slugs' | 'codes' | 'categoryIds', readonly string[]>> & {
  /** Variant that each product must fit or replace, to choose its own variant. */
  fitting?: string
  replacing?: string
  /** With `fitting`: ids of products that replace the variant instead. */
  replacements?: readonly string[]
}

interface SearchPart {
  /** From 1. */
  page?: number
  /** Exact words only, without spelling correction. */
  asTyped?: boolean
  /** Products on a page. */
  limit?: number
}

const checkPermissions = 'true'

/** Reads of the catalogue: categories, listings, products, search. */
export function catalogReads(scope: ReadScope) {
  return {
    /** Categories of these slugs, in order; unknown ones are skipped. */
    async categories(slugs: readonly string[]): Promise<Category[]> {
      if (slugs.length === 0) return []
      const { data } = await readCall(scope, cms.getCatalogCategories, {
        profile: 'category',
        requested: { query: { slugs: slugs.join(','), checkPermissions } },
        isNegative: (response) => response.data.length < slugs.length,
        tags: (response) => [tag.categories, ...categoryTags(response?.data ?? [])],
      })
      return data
    },

    async topCategories(): Promise<CategoryLink[]> {
      const { data } = await readCall(scope, cms.getTopCategories, {
        profile: 'category',
        requested: {},
        tags: (response) => [
          tag.categories,
          ...(response?.data ?? []).map(({ id }) => tag.category(id)),
        ],
      })
      return data
    },

    /** One page of a listing. */
    catalogState(listing: CatalogScope): Promise<CatalogState> {
      return readCall(scope, cms.getCatalogState, {
        profile: isDeepListing(listing) ? 'catalog-deep' : 'catalog',
        requested: { query: { scope: cms.encodeScope(listing) } },
        isNegative: (response) => response.total === 0,
        tags: (response) => [tag.catalog, ...productTags(response?.products ?? [])],
      })
    },

    /** Tiles, in the order of a list of ids. */
    async products({
      fitting,
      replacing,
      replacements = [],
      ...wish
    }: Wish): Promise<ProductTile[]> {
      const requested = Object.entries(wish).filter(([, names]) => names.length > 0)
      if (requested.length === 0) return []
      const query = Object.fromEntries(requested.map(([by, names]) => [by, names.join(',')]))
      const { data } = await readCall(scope, cms.getProducts, {
        // Anybody can combine ids in a URL: an unbounded key space.
        profile: 'product-choice',
        requested: {
          query: {
            ...query,
            ...(fitting && { fitting }),
            ...(replacing && { replacing }),
            ...(replacements.length > 0 && { replacements: replacements.join(',') }),
            checkPermissions,
          },
        },
        isNegative: (response) => response.data.length === 0,
        tags: (response) => [
          ...(wish.categoryIds ? [tag.catalog] : []),
          ...[...(wish.ids ?? []), ...replacements].map(tag.product),
          ...(wish.slugs ?? []).map(tag.productSlug),
          ...productTags(response?.data ?? []),
        ],
      })
      const ids = wish.ids && [...wish.ids, ...replacements]
      return ids ? [...data].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id)) : data
    },

    async productDetail(slug: string): Promise<Product | null> {
      const found = await findCall(scope, cms.getProductDetail, {
        profile: 'product',
        requested: { params: { slug } },
        tags: (response) => [
          tag.productSlug(slug),
          ...(response ? [tag.product(response.data.id)] : []),
        ],
      })
      return found?.data ?? null
    },

    /** No request for a query without a word of 3 characters. */
    async search(
      query: string,
      { page = 1, asTyped = false, limit = searchPageSize }: SearchPart = {},
    ): Promise<SearchResults> {
      const q = query.trim().slice(0, 200)
      if (searchTerms(q).length === 0) return noResults
      const part = {
        ...(page > 1 && { page: String(page) }),
        ...(asTyped && { typed: '1' }),
      }
      return readCall(scope, cms.search, {
        profile: 'search',
        requested: { query: { q, limit: String(limit), ...part } },
        tags: (response) => [tag.catalog, ...productTags(response?.products.entities ?? [])],
      })
    },
  }
}

import type { CatalogBanner } from '../../../domain/content/banners/catalog-banner.ts'
import type { Category } from '../../../domain/catalog/category.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import * as cms from '../../../domain/contract/cms.ts'
import type { FilteredCategory } from '../../../domain/catalog/filtered-category.ts'
import type { ParameterContent } from '../../../domain/content/parameter-content.ts'
import type {
  VirtualCategory,
  VirtualCategoryLink,
} from '../../../domain/catalog/virtual-category.ts'
import type { ReadScope } from './content-cache.ts'
import { categoryTags, tag } from '../../cache/content/content-tags.ts'
import { readGraphql } from './graphql.ts'
import { readCall } from './read-call.ts'

/** Reads of content around the products of a listing. */
export function listingReads(scope: ReadScope) {
  return {
    /** Null if no saved filter has the slug. */
    virtualCategory(slug: string): Promise<VirtualCategory | null> {
      return readGraphql(scope, graphql.virtualCategoryQuery, { slug }, 'category', (found) => [
        tag.categories,
        ...(found ? [tag.category(found._id)] : []),
      ])
    },

    /** Saved filters of this category only. */
    virtualCategoriesOf(category: string): Promise<VirtualCategoryLink[]> {
      const query = graphql.virtualCategoryListQuery
      return readGraphql(scope, query, { category }, 'category', (found) => [
        tag.categories,
        ...found.map(({ _id }) => tag.category(_id)),
      ])
    },

    filteredCategories(category: string): Promise<FilteredCategory[]> {
      return readGraphql(scope, graphql.filteredCategoryQuery, { category }, 'category', () => [
        tag.categories,
        tag.category(category),
      ])
    },

    async catalogBanners(category: string): Promise<CatalogBanner[]> {
      const query = graphql.catalogBannerQuery
      const found = await readGraphql(scope, query, { category }, 'category', () => [
        tag.categories,
        tag.category(category),
      ])
      return found.entities
    },

    /** Parameters by code, with notes on their values. */
    async parameters(codes: readonly string[]): Promise<ParameterContent[]> {
      if (codes.length === 0) return []
      const requested = { entityId: codes.toSorted() }
      return readGraphql(scope, graphql.parameterQuery, requested, 'category', () => [
        tag.categories,
      ])
    },

    /** Unknown ones are skipped. */
    async categoriesById(ids: readonly string[]): Promise<Category[]> {
      if (ids.length === 0) return []
      const { data } = await readCall(scope, cms.getCatalogCategories, {
        profile: 'category',
        requested: { query: { ids: ids.join(','), checkPermissions: 'true' } },
        tags: (answer) => [tag.categories, ...categoryTags(answer?.data ?? [])],
      })
      return data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
  }
}

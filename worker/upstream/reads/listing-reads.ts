import type { Category } from '../../../domain/catalog/category.ts'
import * as graphql from '../../../domain/contract/cms-graphql.ts'
import * as cms from '../../../domain/contract/cms.ts'
import type { ParameterContent } from '../../../domain/content/parameter-content.ts'
import type { ReadScope } from './content-cache.ts'
import { categoryTags, tag } from '../../cache/content/content-tags.ts'
import { readEntries, readGraphql } from './graphql.ts'
import { readCall } from './read-call.ts'

/** Reads of content around the products of a listing. */
export function listingReads(scope: ReadScope) {
  return {
    /** Null if no saved filter has the slug. */
    virtualCategory: (slug: string) =>
      readGraphql(scope, graphql.virtualCategoryQuery, { slug }, 'category', (found) => [
        tag.categories,
        ...(found ? [tag.category(found._id)] : []),
      ]),

    /** Saved filters of this category only. */
    virtualCategoriesOf: (category: string) =>
      readGraphql(scope, graphql.virtualCategoryListQuery, { category }, 'category', (found) => [
        tag.categories,
        ...found.map(({ _id }) => tag.category(_id)),
      ]),

    filteredCategories: (category: string) =>
      readGraphql(scope, graphql.filteredCategoryQuery, { category }, 'category', () => [
        tag.categories,
        tag.category(category),
      ]),

    catalogBanners: (category: string) =>
      readEntries(scope, graphql.catalogBannerQuery, { category }, 'category', [
        tag.categories,
        tag.category(category),
      ]),

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
        tags: (response) => [tag.categories, ...categoryTags(response?.data ?? [])],
      })
      return data.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
    },
  }
}

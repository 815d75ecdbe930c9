import * as z from 'zod/mini'
import { BrandContent } from '../../content/reference/brand.ts'
import { Category } from '../../catalog/category.ts'
import { FilteredCategory } from '../../catalog/filtered-category.ts'
import { Colour, ParameterContent, ParameterValueContent } from '../../content/parameter-content.ts'
import { FeaturedProducts } from '../../content/featured-products.ts'
import { TopCategory } from '../../catalog/top-category.ts'
import { VirtualCategory, VirtualCategoryLink } from '../../catalog/virtual-category.ts'
import { ContentName, ContentNames, permissions } from './args.ts'
import { graphqlQuery } from './query.ts'

export const topCategoriesQuery = graphqlQuery({
  name: 'top_categories',
  args: z.object(permissions),
  response: z.array(TopCategory),
  summary: 'Categories of the first level with those below them',
})

export const categoryQuery = graphqlQuery({
  name: 'category',
  args: z.object({ store_id: ContentName, ...permissions }),
  response: z.nullable(Category),
  summary: 'A category by its id in the store',
})

export const virtualCategoryQuery = graphqlQuery({
  name: 'virtual_category',
  args: z.object({ slug: ContentName, ...permissions }),
  response: z.nullable(VirtualCategory),
  summary: 'A saved filter with its texts, banners and questions',
})

export const virtualCategoryListQuery = graphqlQuery({
  name: 'virtual_category_list',
  args: z.object({ category: ContentName }),
  response: z.array(VirtualCategoryLink),
  summary: 'Saved filters that show goods of this category and no other',
})

export const filteredCategoryQuery = graphqlQuery({
  name: 'filtered_category',
  args: z.object({ category: ContentName }),
  response: z.array(FilteredCategory),
  summary: 'Texts for a category with certain filters chosen',
})

export const parameterQuery = graphqlQuery({
  name: 'parameter',
  args: z.object({ entityId: ContentNames }),
  response: z.array(ParameterContent),
  summary: 'Parameters by their codes, with all their values',
})

export const parameterValuesQuery = graphqlQuery({
  name: 'ParameterValues',
  args: z.object({ parameter: ContentName, entityId: z.optional(ContentNames) }),
  response: z.array(ParameterValueContent),
  summary: 'Values of one parameter, those asked for or all',
})

export const brandsQuery = graphqlQuery({
  name: 'brands',
  args: z.object({ ids: z.optional(ContentNames) }),
  response: z.array(BrandContent),
  summary: 'Brands by their ids, or all of them',
})

export const colourQuery = graphqlQuery({
  name: 'colour',
  args: z.object({ _id: ContentName }),
  response: z.nullable(Colour),
  summary: 'A colour that goods come in; its id is the value of a colour parameter',
})

export const featuredProductsQuery = graphqlQuery({
  name: 'featured_products',
  args: z.object({ limit: z._default(z.int().check(z.gte(1), z.lte(100)), 12) }),
  response: z.nullable(FeaturedProducts),
  summary: 'Goods that an editor puts forward, the first of them',
})

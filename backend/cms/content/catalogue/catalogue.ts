import {
  brandsQuery,
  categoryQuery,
  colourQuery,
  featuredProductsQuery,
  filteredCategoryQuery,
  parameterQuery,
  parameterValuesQuery,
  topCategoriesQuery,
  virtualCategoryListQuery,
  virtualCategoryQuery,
} from '../../../../domain/contract/cms-graphql/catalogue.ts'
import { findBrands } from '../brands.ts'
import { contentMeta } from '../entries/content-meta.ts'
import { findEntries } from '../entries/find-entries.ts'
import { findByIds } from '../entries/find-targets.ts'
import { resolver } from '../graphql/resolver.ts'
import { findColour, findParameters, findParameterValues } from './parameters.ts'
import { virtualCategoriesOf } from '../routing/virtual-category-list.ts'
import { findVirtualCategory } from '../routing/virtual-category.ts'
import { visibleCategories, visibleTiles, visibleTopCategories } from '../entries/visible.ts'

export const catalogueResolvers = [
  resolver(topCategoriesQuery, ({ args, ...context }) =>
    visibleTopCategories(context, args.checkPermissions),
  ),

  resolver(categoryQuery, async ({ args, ...context }) => {
    const wish = { ids: [args.store_id] }
    const [category] = await visibleCategories(context, wish, args.checkPermissions)
    return category ?? null
  }),

  resolver(virtualCategoryQuery, ({ args, ...context }) =>
    findVirtualCategory(context, args.slug, args.checkPermissions),
  ),

  resolver(virtualCategoryListQuery, ({ args, ...context }) =>
    virtualCategoriesOf(context, args.category),
  ),

  resolver(filteredCategoryQuery, async ({ args, ...context }) => {
    const { entries } = await findEntries(context, {
      kind: 'filtered_category',
      where: [{ sql: `e.facts ->> 'category_id' = ?`, params: [args.category] }],
    })
    return entries.map((entry) => ({
      ...entry.facts,
      _id: entry.id,
      locale: entry.locale,
      title: entry.text.title,
      description: entry.text.description,
      page_meta: contentMeta(entry, entry.text.description),
    }))
  }),

  resolver(parameterQuery, ({ args, ...context }) => findParameters(context, args.entityId)),

  resolver(parameterValuesQuery, ({ args, ...context }) =>
    findParameterValues(context, args.parameter, args.entityId),
  ),

  resolver(brandsQuery, ({ args, ...context }) => findBrands(context, args.ids)),

  resolver(colourQuery, ({ args, ...context }) => findColour(context, args._id)),

  resolver(featuredProductsQuery, async ({ args, ...context }) => {
    const entry = (await findByIds(context, 'featured_products', ['home'])).get('home')
    if (!entry) return null
    const ids = entry.facts.product_ids.slice(0, args.limit)
    return {
      _id: entry.id,
      locale: entry.locale,
      title: entry.text.title,
      products: await visibleTiles(context.db, context.caller, ids),
    }
  }),
]

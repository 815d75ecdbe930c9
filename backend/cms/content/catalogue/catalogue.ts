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
import { answer } from '../graphql/resolver.ts'
import { findColour, findParameters, findParameterValues } from './parameters.ts'
import { virtualCategoriesOf } from '../routing/virtual-category-list.ts'
import { findVirtualCategory } from '../routing/virtual-category.ts'
import { visibleCategories, visibleTiles, visibleTopCategories } from '../entries/visible.ts'

export const catalogueAnswers = [
  answer(topCategoriesQuery, ({ args, ...context }) =>
    visibleTopCategories(context, args.checkPermissions),
  ),

  answer(categoryQuery, async ({ args, ...context }) => {
    const wish = { ids: [args.store_id] }
    const [category] = await visibleCategories(context, wish, args.checkPermissions)
    return category ?? null
  }),

  answer(virtualCategoryQuery, ({ args, ...context }) =>
    findVirtualCategory(context, args.slug, args.checkPermissions),
  ),

  answer(virtualCategoryListQuery, ({ args, ...context }) =>
    virtualCategoriesOf(context, args.category),
  ),

  answer(filteredCategoryQuery, async ({ args, ...context }) => {
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

  answer(parameterQuery, ({ args, ...context }) => findParameters(context, args.entityId)),

  answer(parameterValuesQuery, ({ args, ...context }) =>
    findParameterValues(context, args.parameter, args.entityId),
  ),

  answer(brandsQuery, ({ args, ...context }) => findBrands(context, args.ids)),

  answer(colourQuery, ({ args, ...context }) => findColour(context, args._id)),

  answer(featuredProductsQuery, async ({ args, ...context }) => {
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

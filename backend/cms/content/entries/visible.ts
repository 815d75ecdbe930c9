import type { Category, CategoryLink } from '../../../../domain/catalog/category.ts'
import type { ProductTile } from '../../../../domain/product/product.ts'
import type { TopCategory } from '../../../../domain/catalog/top-category.ts'
import type { Caller } from '../../../request/caller.ts'
import { readCategories, readTopCategories } from '../../catalog/categories.ts'
import { hiddenIds } from '../../catalog/products/hidden-ids.ts'
import { listTilesById } from '../../catalog/products/tiles.ts'
import type { GraphqlContext } from '../graphql/resolver.ts'

const nothing: ReadonlySet<string> = new Set()

/** Products by id, without those hidden from the caller's groups. */
export async function visibleTiles(
  db: D1Database,
  caller: Caller,
  ids: readonly string[],
): Promise<ProductTile[]> {
  if (!ids.length) return []
  const [tiles, hidden] = await Promise.all([
    listTilesById(db, caller, ids),
    hiddenIds(db, 'product', caller.groups),
  ])
  return tiles.filter(({ id }) => !hidden.has(id))
}

/** Ids of categories hidden from the caller; none if no check is requested. */
function hiddenCategories({ db, caller }: GraphqlContext, isChecked: boolean) {
  return isChecked ? hiddenIds(db, 'category', caller.groups) : nothing
}

export async function visibleTopCategories(
  context: GraphqlContext,
  isChecked: boolean,
): Promise<TopCategory[]> {
  const [categories, hidden] = await Promise.all([
    readTopCategories(context),
    hiddenCategories(context, isChecked),
  ])
  return shown(categories, hidden)
}

export async function visibleCategories(
  context: GraphqlContext,
  wish: { ids?: string[]; slugs?: string[] },
  isChecked = true,
): Promise<Category[]> {
  const [categories, hidden] = await Promise.all([
    readCategories(context, wish),
    hiddenCategories(context, isChecked),
  ])
  return shown(categories, hidden)
}

function shown<T extends { id: string; children: CategoryLink[] }>(
  categories: readonly T[],
  hidden: ReadonlySet<string>,
): T[] {
  const isShown = ({ id }: { id: string }) => !hidden.has(id)
  return categories
    .filter(isShown)
    .map((category) => ({ ...category, children: category.children.filter(isShown) }))
}

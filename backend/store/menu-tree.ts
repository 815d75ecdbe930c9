import type { MenuItem } from '../../domain/site.ts'
import type { Link } from '../../domain/link.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import type { StoreMenuItem } from '../../domain/store-globals.ts'
import { categoryItems } from '../cms/content/catalogue/category-items.ts'
import { findContent } from '../cms/content/entries/find-content.ts'

/** The first two levels of the main menu, in the store's form (spec §3 Menu item). */
export async function loadMenus(db: D1Database, locale: Locale): Promise<StoreMenuItem[]> {
  const menu = await findContent(db, 'menu', 'main', locale)
  const items = menu?.value.items.length ? menu.value.items : await categoryItems(db, locale)
  return items.map((item) => ({
    ...itemOf(item, locale, null),
    children: item.children.map((child) => itemOf(child, locale, item.id)),
  }))
}

function itemOf({ id, title, link }: MenuItem, locale: Locale, parent: string | null) {
  return { id, title, main: parent === null, parent, path: pathOf(link, locale), children: [] }
}

function pathOf({ type, target }: Link, locale: Locale): string {
  const routes = routesOf(locale)
  if (type === 'page') return routes.page(target)
  if (type === 'product') return routes.product(target)
  return type === 'custom_link' ? target : routes.category(target)
}

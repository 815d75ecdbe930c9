import type { Hono } from 'hono'
import { getMenu } from '../../../domain/contract/cms.ts'
import type { Menu, MenuItem } from '../../../domain/frame.ts'
import type { Locale } from '../../../domain/locale.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { fromJson } from '../../db/json.ts'
import type { Text } from '../../seed/records.ts'
import { findContent } from './find-content.ts'

export function menuCalls(app: Hono<AppEnv>): void {
  handle(app, getMenu, async ({ db, caller, param, updatedAt }) => {
    const code = param('code')
    const found = await findContent<Menu>(db, 'menu', code, caller.locale)
    if (!found && code !== 'main') throw notFound()
    if (found) updatedAt(found.updatedAt)
    const menu = found?.value ?? { code: 'main', title: '', items: [] }
    // An editor who writes no main menu gets the tree of categories.
    return menu.items.length || code !== 'main'
      ? menu
      : { ...menu, items: await categoryItems(db, caller.locale) }
  })
}

interface CategoryRow {
  n: number
  id: string
  parent_n: number | null
  title: string
  slug: string
  image: string
}

async function categoryItems(db: D1Database, locale: Locale): Promise<MenuItem[]> {
  const { results } = await db
    .prepare(
      'SELECT n, id, parent_n, title, slug, image FROM category WHERE n > 0 ORDER BY position, n',
    )
    .all<CategoryRow>()
  const itemsBelow = (parent: number | null): MenuItem[] =>
    results
      .filter((row) => row.parent_n === parent)
      .map((row) => {
        const title = fromJson<Text>(row.title)[locale]
        return {
          id: row.id,
          title,
          link: { type: 'category', target: fromJson<Text>(row.slug)[locale] },
          image: row.image ? { path: row.image, alt: title } : null,
          children: itemsBelow(row.n),
        }
      })
  return itemsBelow(null)
}

import type { Hono } from 'hono'
import { getMenu } from '../../../domain/contract/cms.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { categoryItems } from './catalogue/category-items.ts'
import { findContent } from './entries/find-content.ts'

export function menuCalls(app: Hono<AppEnv>): void {
  handle(app, getMenu, async ({ db, caller, param, updatedAt }) => {
    const code = param('code')
    const found = await findContent(db, 'menu', code, caller.locale)
    if (!found && code !== 'main') throw notFound()
    if (found) updatedAt(found.updatedAt)
    const menu = found?.value ?? { code: 'main', title: '', items: [] }
    // The category tree is the default main menu.
    return menu.items.length || code !== 'main'
      ? menu
      : { ...menu, items: await categoryItems(db, caller.locale) }
  })
}

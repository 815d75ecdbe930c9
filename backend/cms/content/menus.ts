import type { Hono } from 'hono'
import { getMenu } from '../../../domain/contract/cms.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { categoryItems } from './catalogue/category-items.ts'
import { legalItems, withLegalRoles } from './legal-items.ts'
import { findContent } from './entries/find-content.ts'

export function menuCalls(app: Hono<AppEnv>): void {
  handle(app, getMenu, async ({ db, caller: { locale }, param, updatedAt }) => {
    const code = param('code')
    const [found, merchant] = await Promise.all([
      findContent(db, 'menu', code, locale),
      loadMerchant(db),
    ])
    if (found) updatedAt(found.updatedAt)
    const items = withLegalRoles(found?.value.items ?? [], merchant, locale)
    if (code === 'main') {
      // The category tree is the default main menu.
      return {
        code,
        title: found?.value.title ?? '',
        items: items.length > 0 ? items : await categoryItems(db, locale),
      }
    }
    if (found) return { ...found.value, items }
    const legal = code === 'footer-legal' ? await legalItems(db, merchant, locale) : []
    if (legal.length === 0) throw notFound()
    return { code: 'footer-legal' as const, title: '', items: legal }
  })
}

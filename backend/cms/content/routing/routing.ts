import * as z from 'zod'
import { rowSchema, findRow } from '../../../db/rows.ts'
import type { Hono } from 'hono'
import { getRedirect, getUrlRewrite } from '../../../../domain/contract/cms.ts'
import { Locale } from '../../../../domain/locale.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { findMovedPath } from './moved-slug.ts'

const RewriteRow = rowSchema('rewrite', { slug: z.string() })

const RedirectRow = rowSchema('redirect', { target: z.string() })

/** Resolves an unknown path: its text page, or a redirect. */
export function routingCalls(app: Hono<AppEnv>): void {
  handle(app, getUrlRewrite, async ({ db, caller, query }) => {
    const locale = Locale.safeParse(query.lang).data ?? caller.locale
    const row = await findRow(
      db
        .prepare(
          `SELECT p.slug FROM rewrite r JOIN page p ON p.id = r.page_id AND p.locale = ?2 WHERE r.path = ?1
        UNION ALL SELECT slug FROM page WHERE slug = ?3 AND locale = ?2 LIMIT 1`,
        )
        .bind(query.path, locale, query.path.replace(/^\//, '')),
      RewriteRow,
    )
    return { match: row && { type: 'page' as const, slug: row.slug } }
  })

  handle(app, getRedirect, async ({ db, caller, query }) => {
    const row = await findRow(
      db.prepare('SELECT target FROM redirect WHERE path = ?1').bind(query.path),
      RedirectRow,
    )
    const target = row?.target ?? (await findMovedPath(db, caller.locale, query))
    return { redirectPath: target === query.path ? null : target }
  })
}

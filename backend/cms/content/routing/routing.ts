import * as z from 'zod'
import { rowSchema, findRow } from '../../../db/rows.ts'
import type { Hono } from 'hono'
import { getRedirect, getUrlRewrite } from '../../../../domain/contract/cms.ts'
import { Locale } from '../../../../domain/locale.ts'
import { requestedPath } from '../../../../domain/url/canonical-path.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { findMovedPath } from './moved-slug.ts'

const RewriteRow = rowSchema('rewrite', { slug: z.string() })

const RedirectRow = rowSchema('redirect', { target: z.string(), steps: z.number() })

/** Longer chains are loops. */
const maxSteps = 20

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
        .bind(requestedPath(query.path), locale, query.path.replace(/^\//, '')),
      RewriteRow,
    )
    return { match: row && { type: 'page' as const, slug: row.slug } }
  })

  handle(app, getRedirect, async ({ db, caller, query }) => {
    const path = requestedPath(query.path)
    const target = (await findRedirect(db, path)) ?? (await findMovedPath(db, caller.locale, query))
    return { redirectPath: target === path ? null : target }
  })
}

/** The end of the redirects from a path; null for none, and for those that lead in a circle. */
async function findRedirect(db: D1Database, path: string): Promise<string | null> {
  const row = await findRow(
    db
      .prepare(
        `WITH RECURSIVE hop (target, steps) AS (SELECT target, 1 FROM redirect WHERE path = ?1
          UNION ALL SELECT r.target, steps + 1 FROM hop JOIN redirect r ON r.path = hop.target
          WHERE steps < ?2)
        SELECT target, steps FROM hop ORDER BY steps DESC LIMIT 1`,
      )
      .bind(path, maxSteps),
    RedirectRow,
  )
  return row && row.steps < maxSteps ? row.target : null
}

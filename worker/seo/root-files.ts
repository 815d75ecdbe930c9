import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../env.ts'
import { closedForMaintenance } from '../request/maintenance.ts'
import { sitemapPart } from './sitemap/sitemap-part.ts'

const sitemapFile = /^\/sitemap-[a-z-]+-[0-9]+\.xml$/
const publicFile = /^\/[a-z\d-]+\.(?:svg|png|ico|txt|webmanifest)$/

/**
 * Files at the root whose names are patterns. No routes: Hono's RegExpRouter, which is several
 * times as fast as the others, takes no pattern beside fixed names.
 */
export function serveRootFiles(): MiddlewareHandler<AppEnv> {
  const closed = closedForMaintenance()
  return async (c, next) => {
    const { path } = c.req
    if (publicFile.test(path)) return c.env.ASSETS.fetch(c.req.raw)
    if (!sitemapFile.test(path)) return next()
    return (await closed(c, async () => {})) ?? sitemapPart(c)
  }
}

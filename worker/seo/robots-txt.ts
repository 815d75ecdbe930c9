import type { Context } from 'hono'
import { crawlers, routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'

/**
 * Paths below these are calls, personal pages or an unbounded space; everything else may be
 * crawled.
 */
const folders = ['api', '_data', 'hooks', 'pay', 'outbox', 'checkout', 'user', 'mein-konto']

/** robots.txt of the requested host: disallowed paths and the sitemap's URL. */
export function robotsTxt(c: Context<AppEnv>): Response {
  const { locale, origin } = c.var.context
  const routes = routesOf(locale)
  const screens = [
    routes.search(),
    routes.checkout(),
    '/user',
    '/mein-konto',
    routes.login(),
    routes.register(),
    routes.passwordForgotten(),
    routes.passwordReset(),
    routes.userActivate(),
    routes.compare(),
  ]
  const lines = [
    'User-agent: *',
    ...folders.map((folder) => `Disallow: /${folder}/`),
    // Without the end anchor `/suche` would also exclude a category `/suchergebnis-…`.
    ...screens.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${origin}${crawlers.sitemap}`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}

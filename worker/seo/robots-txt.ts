import type { Context } from 'hono'
import { crawlers, routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'

/** What is below these is a call, personal or without end; everything else may be read. */
const folders = ['api', '_data', 'hooks', 'pay', 'outbox', 'checkout', 'user', 'mein-konto']

/** robots.txt of the requested host: what crawlers leave alone, and where its sitemap is. */
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
    // Without these ends `/suche` would also keep a category `/suchergebnis-…` out.
    ...screens.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}?`]),
    '',
    `Sitemap: ${origin}${crawlers.sitemap}`,
    '',
  ]
  return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' })
}

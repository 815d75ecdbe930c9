import { Hono } from 'hono'
import { getCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import { knownCookie } from '../../../domain/account/known-cookie.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { textOf } from '../../texts.ts'
import { refusedPage, wantsPage } from './pages-for-forms.ts'

const path = '/cookies'

/**
 * A native form that gives a visitor the first cart or session goes on by `/api/cookies`: a
 * browser that blocks cookies would end at an empty cart without a reason. Scripts ask for it
 * themselves (client/http/require-cookies.ts).
 */
export function checkKeptCookies() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const to = c.res.headers.get('Location') ?? ''
    if (c.res.status !== 303 || !to.startsWith('/')) return
    if (!wantsPage(c) || getCookie(c, knownCookie)) return
    const isNew = c.res.headers.getSetCookie().some((cookie) => /^known=[^;]/.test(cookie))
    if (isNew) c.res.headers.set('Location', `/api${path}?${new URLSearchParams({ to })}`)
  })
}

/** Goes on if the browser has kept the cookie, else gives the reason. */
export const keptCookiesApi = new Hono<AppEnv>().get(path, async (c) => {
  const to = safeRedirect(c.req.query('to'), routesOf(c.var.context.locale).home())
  if (getCookie(c, knownCookie)) return c.redirect(to, 303)
  const text = await textOf(c.var.context)
  return refusedPage(c, [text('failure.cookies')], 403)
})

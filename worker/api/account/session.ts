import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { Session, User } from '../../../domain/account/user.ts'
import { type FormFields, parseForm } from '../../../domain/validation/form.ts'
import { loginForm } from '../../../domain/validation/login-form.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { safeRedirect } from '../../request/same-origin-path.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { endSession, startSession } from '../../request/cookies/session.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import {
  refuseRestricted,
  type Refusal,
  refuseAsJson,
  refuseByStore,
  refuseFields,
} from '../form/form-response.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'

/**
 * The session: who is signed in, sign-in, sign-out. The store's token stays in an HttpOnly cookie.
 */
export const sessionApi = new Hono<AppEnv>()
  .get('/session', async (c) => {
    const session = await findSession(c)
    return c.json(session, 200, { 'Cache-Control': 'no-store' })
  })
  .post('/login', async (c) => {
    const { fields, json } = await readFields(c)
    const { locale } = c.var.context
    const redirect = safeRedirect(fields['redirect'], routesOf(locale).home())
    const outcome = await tryLogin(c, fields)
    const text = await textOf(c.var.context)
    if ('user' in outcome) {
      return json ? c.json({ redirect, message: text('login.done') }) : c.redirect(redirect, 303)
    }
    if (json) return refuseAsJson(c, outcome)
    const response = await renderScreen(c, {
      screen: 'login',
      props: { redirect, email: fields['email'] ?? '', isReset: false, errors: outcome.errors },
      head: privateHead(text('login.title')),
      status: outcome.status,
      url: routesOf(locale).login(),
    })
    return withCookies(c, response)
  })
  .post('/logout', async (c) => {
    const { fields, json } = await readFields(c)
    await privateStore(c).logout()
    const { locale } = c.var.context
    const redirect = safeRedirect(fields['redirect'], routesOf(locale).home())
    if (!json) return c.redirect(redirect, 303)
    const text = await textOf(c.var.context)
    return c.json({ redirect, message: text('login.ended') })
  })

/**
 * The customer of the session cookie. A customer who has become restricted is signed out and
 * notified.
 */
async function findSession(c: Context<AppEnv>): Promise<Session> {
  const { sessionToken } = c.var.visitor
  const store = privateStore(c)
  const user = await store.user()
  if (!user || !sessionToken) return { user: null }
  if (user.restricted) {
    await store.logout()
    return { user: null, restricted: true }
  }
  if (!hasPriceGroup(c, user)) await startSession(c, sessionToken, user)
  return { user }
}

/** The store may have changed variant or groups since the sign-in. */
function hasPriceGroup(c: Context<AppEnv>, { variant, groups }: User): boolean {
  const { priceGroup } = c.var.context
  const sorted = [...new Set(groups)].sort()
  return priceGroup.variant === variant && priceGroup.groups.join() === sorted.join()
}

async function tryLogin(c: Context<AppEnv>, fields: FormFields): Promise<{ user: User } | Refusal> {
  const text = await textOf(c.var.context)
  const form = parseForm(loginForm, fields)
  if (form.errors) return refuseFields(text, form.errors)
  try {
    await countRateLimited(c, 'login')
    const user = await privateStore(c).login(form.values)
    if (user.restricted) endSession(c)
    return refuseRestricted(text, user)
  } catch (error) {
    if (isRefusal(error, 401)) return { status: 401, errors: { '': text('login.wrong') } }
    return refuseByStore(text, error, { email: 'email', password: 'password' })
  }
}

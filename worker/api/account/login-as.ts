import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { User } from '../../../domain/account/user.ts'
import type { AppEnv } from '../../env.ts'
import { privateHead } from '../../loaders/head.ts'
import { renderScreen } from '../../pages.ts'
import { endSession } from '../../request/cookies/session.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import {
  refuseRestricted,
  type Refusal,
  refuseAsJson,
  refuseByStore,
} from '../form/form-response.ts'
import { readFields } from '../form/read-fields.ts'

/** Signs in with the one-time token of `/auth/proxy`, on the visitor's click. */
export const loginAsApi = new Hono<AppEnv>().post('/login-as', async (c) => {
  const { fields, json } = await readFields(c)
  const token = fields['token'] ?? ''
  const routes = routesOf(c.var.context.locale)
  const text = await textOf(c.var.context)
  const outcome = await tryToken(c, token)
  if ('user' in outcome) {
    const redirect = routes.account.dashboard()
    const { operator, firstName, lastName } = outcome.user
    const name = `${firstName} ${lastName}`
    const message = operator ? text('loginAs.done', { operator, name }) : text('login.done')
    return json ? c.json({ redirect, message }) : c.redirect(redirect, 303)
  }
  if (json) return refuseAsJson(c, outcome)
  // The store could not be asked, so the token may still be valid.
  const isOpen = outcome.status === 429 || outcome.status === 503
  const response = await renderScreen(c, {
    screen: 'auth-proxy',
    props: {
      state: isOpen ? 'open' : 'refused',
      token: isOpen ? token : '',
      message: outcome.errors[''] ?? '',
    },
    head: privateHead(text(isOpen ? 'loginAs.title' : 'loginAs.failed')),
    status: outcome.status,
    url: routes.authProxy(),
  })
  return withCookies(c, response)
})

async function tryToken(c: Context<AppEnv>, token: string): Promise<{ user: User } | Refusal> {
  const text = await textOf(c.var.context)
  if (!token) return { status: 422, errors: { '': text('loginAs.missing') } }
  try {
    await countRateLimited(c, 'login')
    const user = await privateStore(c).loginAs(token)
    if (user.restricted) endSession(c)
    return refuseRestricted(text, user)
  } catch (error) {
    if (isRefusal(error, 401) || isRefusal(error, 404)) {
      return { status: 401, errors: { '': text('loginAs.invalid') } }
    }
    return refuseByStore(text, error, { token: '' })
  }
}

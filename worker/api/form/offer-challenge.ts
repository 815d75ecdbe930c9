import { createMiddleware } from 'hono/factory'
import { challengeHeader } from '../../../domain/contract/headers.ts'
import type { AppEnv } from '../../env.ts'
import { challengePage } from './challenge-page.ts'

/**
 * Where a budget holds a form up and Turnstile is configured, the answer is a page that offers the
 * challenge. A script is told so, and sends its form by the browser then, because no page of the shop
 * runs the widget's script. After a failure of the service the mail, or the time, is the way.
 */
export function offerChallenge() {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next()
    const { isLiftedByChallenge, challenge, config, sentForm } = c.var
    if (!isLiftedByChallenge || !config.TURNSTILE_SITE_KEY || c.res.status < 400) return
    if (challenge === 'passed' || challenge === 'unavailable') return
    if (!sentForm) {
      if (c.req.method === 'POST') c.header(challengeHeader, '1')
      return
    }
    const cookies = c.res.headers.getSetCookie()
    const page = await challengePage(c, sentForm, c.res.status)
    // Assigning would copy the headers of the answer that is replaced.
    c.res = undefined
    c.res = page
    for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
  })
}

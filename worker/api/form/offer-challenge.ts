import { createMiddleware } from 'hono/factory'
import { challengeHeader } from '../../../domain/contract/headers.ts'
import type { AppEnv } from '../../env.ts'
import { challengePage } from './challenge-page.ts'

/**
 * Offers a Turnstile challenge instead of a refusal if a budget is used up and Turnstile is
 * configured. A script is told to submit its form natively, because no page of the shop runs the
 * widget. If the service fails, the visitor confirms by email or waits.
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
    // Assigning would copy the headers of the replaced response.
    c.res = undefined
    c.res = page
    for (const cookie of cookies) c.res.headers.append('Set-Cookie', cookie)
  })
}

import { Hono, type Context } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import { checkEmail } from '../../../domain/validation/email.ts'
import type { AppEnv } from '../../env.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { refuseAsJson, rateLimitText } from '../form/form-response.ts'
import { showMessage } from '../form/show-message.ts'
import { readFields } from '../form/read-fields.ts'

interface Outcome {
  status: 200 | 422 | 429 | 503
  message: string
}

/**
 * Newsletter sign-up (spec §5, §8). A script gets `{ message }` or the contract's error body; a
 * form gets a page with the same text, because the page it was sent from is cached for everybody.
 */
export const newsletterApi = new Hono<AppEnv>().post('/newsletter', async (c) => {
  const { fields, json } = await readFields(c)
  const { status, message } = await subscribe(c, (fields['email'] ?? '').trim())
  const text = await textOf(c.var.context)
  if (!json) {
    return showMessage(c, {
      id: 'newsletter',
      title: text(status === 200 ? 'newsletter.doneTitle' : 'newsletter.failedTitle'),
      message,
      status,
      blocks: [],
      ...(status !== 200 && { refusedEmail: (fields['email'] ?? '').trim() }),
    })
  }
  return status === 200
    ? c.json({ message }, 200, { 'Cache-Control': 'no-store' })
    : refuseAsJson(c, { status, errors: { email: message } })
})

async function subscribe(c: Context<AppEnv>, email: string): Promise<Outcome> {
  const { locale, origin } = c.var.context
  const text = await textOf(c.var.context)
  if (!email) return { status: 422, message: text('newsletter.emailMissing') }
  if (checkEmail(email)) return { status: 422, message: text('validation.email') }
  const callbackUrl = origin + routesOf(locale).userActivate()
  try {
    await countRateLimited(c, 'newsletter')
    await privateStore(c).subscribeNewsletter({ email, callbackUrl, terms: true })
    return { status: 200, message: text('newsletter.success') }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const [first] = error.errors
    // Spec §8: the store's 401 means already subscribed, and is reported as a success.
    if (first?.status === 401) return { status: 200, message: first.title }
    if (error.status === 429) return { status: 429, message: rateLimitText(text, error) }
    if (!error.isRefusal) return { status: 503, message: text('form.unavailable') }
    return { status: 422, message: text('newsletter.error') }
  }
}

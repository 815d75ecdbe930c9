import { Hono, type Context } from 'hono'
import type { TextPage } from '../../../domain/content/page.ts'
import { routesOf } from '../../../domain/routes.ts'
import { checkEmail } from '../../../domain/validation/email.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countAttempt } from '../../upstream/rate-limit.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { refuseAsJson, tooManyText } from '../form/form-answer.ts'
import { readFields } from '../form/read-fields.ts'

interface Outcome {
  status: 200 | 422 | 429 | 503
  message: string
}

/**
 * Newsletter sign-up (spec §5, §8). A script gets `{ message }` or the error form of the contract;
 * a form gets a page that says the same, because the page it came from is everybody's.
 */
export const newsletterApi = new Hono<AppEnv>().post('/newsletter', async (c) => {
  const { fields, json } = await readFields(c)
  const { status, message } = await subscribe(c, (fields['email'] ?? '').trim())
  if (!json) return showMessage(c, status, message)
  return status === 200
    ? c.json({ message }, 200, { 'Cache-Control': 'no-store' })
    : refuseAsJson(c, { status, errors: { email: message } })
})

async function subscribe(c: Context<AppEnv>, email: string): Promise<Outcome> {
  const { locale, origin } = c.var.context
  const text = await textOf(locale)
  if (!email) return { status: 422, message: text('newsletter.emailMissing') }
  if (checkEmail(email)) return { status: 422, message: text('validation.email') }
  const callbackUrl = origin + routesOf(locale).userActivate()
  try {
    await countAttempt(c, 'newsletter')
    await privateStore(c).subscribeNewsletter({ email, callbackUrl, terms: true })
    return { status: 200, message: text('newsletter.success') }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const [first] = error.errors
    // Spec §8: the store's 401 is no failure (already subscribed) and is told as a success.
    if (first?.status === 401) return { status: 200, message: first.title }
    if (error.status === 429) return { status: 429, message: tooManyText(text, error) }
    if (!error.isRefusal) return { status: 503, message: text('form.unavailable') }
    return { status: 422, message: text('newsletter.error') }
  }
}

async function showMessage(c: Context<AppEnv>, status: number, message: string): Promise<Response> {
  const { locale } = c.var.context
  const text = await textOf(locale)
  const title = text(status === 200 ? 'newsletter.doneTitle' : 'newsletter.failedTitle')
  const head = privateHead(title)
  const page: TextPage = {
    id: 'newsletter',
    title,
    content: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: message }] }],
    },
    blocks: status === 200 ? [] : [{ id: 'again', type: 'newsletter', withText: false }],
    contactBox: null,
    pageMeta: {
      slug: '',
      seoTitle: title,
      seoDescription: '',
      noindex: true,
      nofollow: true,
      shareImage: null,
      slugs: {},
    },
  }
  return renderScreen(c, {
    screen: 'page',
    props: { page },
    head,
    status,
    url: routesOf(locale).home(),
  })
}

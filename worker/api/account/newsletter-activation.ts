import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { rateLimitText } from '../form/form-answer.ts'
import { readFields } from '../form/read-fields.ts'
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'

type Outcome = Omit<UserActivateProps, 'purpose'> & { status: 200 | 404 | 422 | 429 | 503 }

const titles = {
  sent: 'activation.title',
  open: 'activation.title',
  confirmed: 'activation.doneTitle',
  used: 'activation.usedTitle',
  refused: 'activation.failedTitle',
} as const satisfies Record<UserActivateProps['state'], TextKey>

/**
 * Confirms a subscription (spec §2 user-activate) and renders the result. Works without JavaScript.
 */
export const newsletterActivationApi = new Hono<AppEnv>().post(
  '/newsletter/activate',
  async (c) => {
    const { fields } = await readFields(c)
    const { status, ...props } = await activate(c, fields['token'] ?? '')
    const { locale } = c.var.context
    const text = await textOf(c.var.context)
    return renderScreen(c, {
      screen: 'user-activate',
      props: { purpose: 'newsletter', ...props },
      head: privateHead(text(titles[props.state])),
      status,
      url: routesOf(locale).userActivate(),
    })
  },
)

async function activate(c: Context<AppEnv>, token: string): Promise<Outcome> {
  const text = await textOf(c.var.context)
  if (!token)
    return { status: 404, state: 'refused', token: '', message: text('activation.broken') }
  try {
    const { email } = await privateStore(c).activateNewsletter(token)
    return { status: 200, state: 'confirmed', token: '', message: email }
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!error.isRefusal) return again(503, token, text('activation.unavailable'))
    if (error.status === 429) return again(429, token, rateLimitText(text, error))
    const { title = '', code } = error.errors[0] ?? {}
    const state = code === 'used' ? 'used' : 'refused'
    return { status: error.status === 404 ? 404 : 422, state, token: '', message: title }
  }
}

/** The token may still be valid, so the button stays. */
function again(status: 429 | 503, token: string, message: string): Outcome {
  return { status, state: 'open', token, message }
}

import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { clearCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { privateHead } from '../../loaders/head.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { UpstreamError } from '../../upstream/upstream-error.ts'
import { rateLimitText } from '../form/form-answer.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'

const Purpose = z.enum(['order', 'inquiry', 'watcher', 'account']).catch('order')

interface Outcome {
  status: 200 | 404 | 422 | 429 | 503
  state: UserActivateProps['state']
  token: string
  message: string
}

/**
 * Runs the action behind an emailed link: places the order, sends the message or creates the
 * account. POST only, because mail scanners open links.
 */
export const confirmationApi = new Hono<AppEnv>().post('/confirmation', async (c) => {
  const { fields } = await readFields(c)
  const token = fields['token'] ?? ''
  const purpose = Purpose.parse(fields['purpose'])
  const text = await textOf(c.var.context)
  try {
    if (!token) return show(c, purpose, refused(404, text('activation.broken')))
    const { kind, order } = await privateStore(c).confirmAction(token)
    if (order) return continueOrder(c, order)
    if (kind === 'account') {
      return c.redirect(routesOf(c.var.context.locale).account.dashboard(), 303)
    }
    return show(c, kind, { status: 200, state: 'confirmed', token: '', message: '' })
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    if (!error.isRefusal)
      return show(c, purpose, again(503, token, text('activation.confirmAction.failed')))
    if (error.status === 429) return show(c, purpose, again(429, token, rateLimitText(text, error)))
    const [{ title: message, code } = { title: text('activation.broken') }] = error.errors
    if (code === 'used') return show(c, purpose, { status: 422, state: 'used', token: '', message })
    return show(c, purpose, refused(error.status === 404 ? 404 : 422, message))
  }
})

/** Redirects to the finished page of the order, which also links to the payment. */
function continueOrder(c: Context<AppEnv>, order: Order): Response {
  clearCheckoutCookie(c)
  setGiftsCookie(c, [])
  return c.redirect(routesOf(c.var.context.locale).checkoutFinished(order.token), 303)
}

function refused(status: 404 | 422, message: string): Outcome {
  return { status, state: 'refused', token: '', message }
}

/** The token may still be valid, so the button stays. */
function again(status: 429 | 503, token: string, message: string): Outcome {
  return { status, state: 'open', token, message }
}

async function show(
  c: Context<AppEnv>,
  purpose: z.infer<typeof Purpose>,
  { status, ...props }: Outcome,
): Promise<Response> {
  const { locale } = c.var.context
  const text = await textOf(c.var.context)
  const titles = {
    sent: 'activation.sent.title',
    open: `activation.${purpose}.title`,
    confirmed: `activation.${purpose}.doneTitle`,
    used: 'activation.usedTitle',
    refused: 'activation.failedTitle',
  } as const satisfies Record<UserActivateProps['state'], TextKey>
  const title = titles[props.state]
  const response = await renderScreen(c, {
    screen: 'user-activate',
    props: { purpose, ...props },
    head: privateHead(text(title)),
    status,
    url: routesOf(locale).userActivate(),
  })
  return withCookies(c, response)
}

import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Order } from '../../../domain/order/order.ts'
import { routesOf } from '../../../domain/routes.ts'
import type { TextKey } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { clearCheckoutCookie } from '../../request/cookies/checkout-cookie.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { orElse } from '../../upstream/or-else.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'
import {
  brokenLink,
  confirmedLink,
  failedLink,
  type LinkOutcome,
  renderLinkOutcome,
} from './emailed-link.ts'
import type { UserActivateProps } from '../../../domain/screens/account/user-activate.ts'

const Purpose = z.enum(['order', 'inquiry', 'watcher', 'account']).catch('order')

/**
 * Runs the action behind an emailed link: places the order, sends the message or creates the
 * account. POST only, because mail scanners open links.
 */
export const confirmationApi = new Hono<AppEnv>().post('/confirmation', async (c) => {
  const { fields } = await readFields(c)
  const token = fields['token'] ?? ''
  const purpose = Purpose.parse(fields['purpose'])
  const text = await textOf(c.var.context)
  if (!token) return show(c, purpose, brokenLink(text))
  try {
    const { kind, order } = await privateStore(c).confirmAction(token)
    if (order) return await continueOrder(c, order)
    if (kind === 'account') {
      return c.redirect(routesOf(c.var.context.locale).account.dashboard(), 303)
    }
    return show(c, kind, confirmedLink())
  } catch (error) {
    return show(c, purpose, failedLink(text, error, token, 'activation.confirmAction.failed'))
  }
})

/**
 * Redirects to the finished page of the order, which also links to the payment. The email may be
 * opened in a browser where something else is in the cart: its checkout stays as it is.
 */
async function continueOrder(c: Context<AppEnv>, order: Order): Promise<Response> {
  const cart = await orElse(privateStore(c).cart(), undefined)
  if (cart !== undefined && !cart?.items.length) {
    clearCheckoutCookie(c)
    setGiftsCookie(c, [])
  }
  return c.redirect(routesOf(c.var.context.locale).checkoutFinished(order.token), 303)
}

async function show(
  c: Context<AppEnv>,
  purpose: z.infer<typeof Purpose>,
  outcome: LinkOutcome,
): Promise<Response> {
  const titles = {
    sent: 'activation.sent.title',
    open: `activation.${purpose}.title`,
    confirmed: `activation.${purpose}.doneTitle`,
    used: 'activation.usedTitle',
    refused: 'activation.failedTitle',
  } as const satisfies Record<UserActivateProps['state'], TextKey>
  const { state, token } = outcome
  const isOpenOrder = purpose === 'order' && state === 'open'
  const total = isOpenOrder ? await orElse(privateStore(c).totalToConfirm(token), null) : null
  return withCookies(
    c,
    await renderLinkOutcome(c, purpose, { ...outcome, total }, titles[outcome.state]),
  )
}

import { type Context, Hono } from 'hono'
import { routesOf } from '../../../domain/routes.ts'
import { checkPassword } from '../../../domain/validation/password.ts'
import type { AppEnv } from '../../env.ts'
import { renderScreen } from '../../pages.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { finishedPage } from '../../loaders/checkout/checkout-finished.loader.ts'
import { paymentPage } from '../../loaders/checkout/payment-callback.loader.ts'
import { isOrderToken } from '../../loaders/checkout/placed-order.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { refuseByStore } from '../form/form-response.ts'
import { withCookies } from '../../request/cookies/with-cookies.ts'
import { readFields } from '../form/read-fields.ts'

/** Actions by order token: change the payment method, create an account from the order. */
export const placedOrderApi = new Hono<AppEnv>()
  .post('/checkout/payment', async (c) => {
    const { fields } = await readFields(c)
    const { order: token = '', paymentId = '' } = fields
    const sources = await sourcesOf(c)
    try {
      // An unknown token renders the same page as a missing one.
      if (!isOrderToken(token)) return show(c, await paymentPage(sources, ''))
      const order = await sources.store.changeOrderPayment(token, paymentId.slice(0, 100))
      return c.redirect(order.paymentUrl ?? sources.routes.checkoutFinished(token), 303)
    } catch (error) {
      const { errors } = refuseByStore(sources.text, error, {})
      return show(c, await paymentPage(sources, token, { errors }))
    }
  })
  .post('/checkout/account', async (c) => {
    const { fields } = await readFields(c)
    const { order: token = '', password = '' } = fields
    const sources = await sourcesOf(c)
    const isGuest = c.var.visitor.sessionToken === null
    const wrong = checkPassword(password)
    if (wrong || !isOrderToken(token)) {
      const errors = wrong ? { password: sources.text(wrong) } : {}
      return show(c, await finishedPage({ ...sources, isGuest }, token, { errors }))
    }
    try {
      await countRateLimited(c, 'register')
      await sources.store.registerFromOrder(token, password)
      return c.redirect(`${sources.routes.checkoutFinished(token)}&account=new`, 303)
    } catch (error) {
      const { errors } = refuseByStore(sources.text, error, { password: 'password' })
      return show(c, await finishedPage({ ...sources, isGuest }, token, { errors }))
    }
  })

async function sourcesOf(c: Context<AppEnv>) {
  const { locale } = c.var.context
  return { store: privateStore(c), text: await textOf(c.var.context), routes: routesOf(locale) }
}

type Page = Awaited<ReturnType<typeof finishedPage>> | Awaited<ReturnType<typeof paymentPage>>

async function show(c: Context<AppEnv>, page: Page): Promise<Response> {
  if ('redirect' in page) return c.redirect(page.redirect, 303)
  const { props, head, status } = page
  const response =
    'guest' in props
      ? await renderScreen(c, { screen: 'checkout-finished', props, head, status })
      : await renderScreen(c, { screen: 'payment-callback', props, head, status })
  return withCookies(c, response)
}

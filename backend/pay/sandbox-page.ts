import { textsOf } from '../locales/texts-of.ts'
import { type Context, Hono } from 'hono'
import { html } from 'hono/html'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { joinReads } from '../db/joined-reads.ts'
import { readConfig, shopUrlOf, type Config } from '../env.ts'
import { formatMoney } from '../pricing/money.ts'
import { findStoredOrder, type StoredOrder } from '../store/orders/stored-order.ts'
import { amountDue } from './amount-due.ts'
import { onlyReceipt } from './ledger.ts'
import { PaymentResult, settle } from './settle.ts'
import { hmac } from '../../domain/crypto/hmac.ts'

/** A simulated provider page: pay, decline, abandon. */
export const sandboxPage = new Hono<AppEnv>()

sandboxPage.use(async (c, next) => {
  if (!readConfig(c.env).PAY_SANDBOX) throw notFound()
  await next()
})

sandboxPage.get('/:token', async (c) => {
  const { order, locale } = await requireOnlineOrder(c)
  const text = textsOf(locale).payment.sandbox
  const amount = await amountDue(c.env.DB, order)
  const targets = `form-action 'self' ${shopUrlOf(readConfig(c.env), locale)}; frame-ancestors 'none'`
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; ${targets}`)
  c.header('Referrer-Policy', 'no-referrer')
  const button = (result: PaymentResult) =>
    html`<button name="result" value="${result}">${text[result]}</button>`
  return c.html(
    html`<!doctype html>
      <html lang="${locale}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${text.title}</title>
          <style>
            body {
              font: 18px/1.5 sans-serif;
              max-width: 34rem;
              margin: 3rem auto;
              padding: 0 1rem;
            }
            button {
              font: inherit;
              padding: 0.7em 1.2em;
              margin: 0.3em 0.3em 0 0;
            }
          </style>
        </head>
        <body>
          <main>
            <h1>${text.title}</h1>
            <p>${text.notice}</p>
            <p>
              ${order.code}:
              <strong>${formatMoney(amount, order.currencyCode, locale)}</strong>
            </p>
            <form method="post">${button('paid')}${button('declined')}${button('abandoned')}</form>
          </main>
        </body>
      </html>`,
  )
})

sandboxPage.post('/:token', async (c) => {
  const stored = await requireOnlineOrder(c)
  const config = readConfig(c.env)
  const form = await c.req.formData()
  const result = PaymentResult.safeParse(form.get('result'))
  if (!result.success) throw new Refusal(422, { key: 'invalid', field: 'result', code: 'invalid' })
  const db = joinReads(c.env.DB)
  const receipt = onlyReceipt('sandbox', stored.order, await amountDue(db, stored.order))
  await settle(db, stored, result.data, config, new Date(), receipt)
  return c.redirect(await returnUrl(stored, result.data, config), 303)
})

async function requireOnlineOrder(c: Context<AppEnv>): Promise<StoredOrder> {
  const stored = await findStoredOrder(c.env.DB, 'token', c.req.param('token') ?? '')
  if (!stored?.order.payment.online) throw notFound()
  return stored
}

/** Returns to the shop, with the signed result. */
async function returnUrl(
  { order, locale }: StoredOrder,
  result: PaymentResult,
  config: Config,
): Promise<string> {
  const time = String(Math.floor(Date.now() / 1000))
  const signature = await hmac(config.PAY_SECRET, `${order.token}.${result}.${time}`)
  const query = new URLSearchParams({ result, time, signature })
  // The sandbox is below the storefront, so the return URL keeps the host and its language.
  return `${routesOf(locale).paymentCallback(order.token)}&${query}`
}

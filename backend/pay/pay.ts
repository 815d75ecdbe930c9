import { Hono, type Context } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import { Locale } from '../../domain/locale.ts'
import type { Order } from '../../domain/order.ts'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../contract/handle.ts'
import { Refusal, notFound } from '../contract/refusal.ts'
import { fromJson } from '../db/json.ts'
import { readConfig, shopUrlOf, type Config } from '../env.ts'
import { formatMoney, toMinor } from '../pricing/money.ts'
import { findOrderByToken } from '../store/checkout/orders.ts'
import { sign } from './signature.ts'
import { payTexts } from './texts.ts'

/** A payment provider's page as a customer would see it, for trying out: pay, decline, abandon. */
export const pay = new Hono<AppEnv>()

const Result = z.enum(['paid', 'declined', 'abandoned'])
type Result = z.infer<typeof Result>

pay.get('/:token', async (c) => {
  const { order, locale } = await requireOpenOrder(c)
  const text = payTexts[locale]
  const targets = `form-action 'self' ${shopUrlOf(readConfig(c.env), locale)}; frame-ancestors 'none'`
  c.header('Content-Security-Policy', `default-src 'none'; style-src 'unsafe-inline'; ${targets}`)
  c.header('Referrer-Policy', 'no-referrer')
  const button = (result: Result) =>
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
              <strong
                >${formatMoney(toMinor(order.prices.totalWithTax), order.currencyCode, locale)}</strong
              >
            </p>
            <form method="post">${button('paid')}${button('declined')}${button('abandoned')}</form>
          </main>
        </body>
      </html>`,
  )
})

pay.post('/:token', async (c) => {
  const { order, locale } = await requireOpenOrder(c)
  const form = await c.req.formData()
  const result = Result.safeParse(form.get('result'))
  if (!result.success) throw new Refusal(422, { key: 'invalid', field: 'result', code: 'invalid' })
  await settle(c.env.DB, order.token, result.data)
  return c.redirect(await returnUrl(order, result.data, locale, readConfig(c.env)), 303)
})

async function requireOpenOrder(c: Context<AppEnv>): Promise<{ order: Order; locale: Locale }> {
  const token = c.req.param('token') ?? ''
  const order = await findOrderByToken(c.env.DB, token, readConfig(c.env).PAY_URL)
  if (!order?.payment.online) throw notFound()
  const row = await c.env.DB.prepare('SELECT details FROM sale_order WHERE token = ?1')
    .bind(token)
    .first<{ details: string }>()
  const locale =
    Locale.safeParse(row && fromJson<{ locale: string }>(row.details).locale).data ?? 'de'
  return { order, locale }
}

/** What is paid stays paid, whatever a second tab says. */
async function settle(db: D1Database, token: string, result: Result): Promise<void> {
  if (result === 'abandoned') return
  const status = result === 'paid' ? 'paid' : 'payment_failed'
  await db
    .prepare(
      `UPDATE sale_order SET status = ?2 WHERE token = ?1 AND status IN ('new', 'payment_failed')`,
    )
    .bind(token, status)
    .run()
}

/** Back to the shop, with what happened and a signature over it. */
async function returnUrl(
  order: Order,
  result: Result,
  locale: Locale,
  config: Config,
): Promise<string> {
  const time = String(Math.floor(Date.now() / 1000))
  const signature = await sign(`${order.token}.${result}.${time}`, config.PAY_SECRET)
  const query = new URLSearchParams({ result, time, signature })
  // A payment page below the storefront stays on the host (and so the language) it was opened on.
  const base = config.PAY_URL.startsWith('/') ? '' : shopUrlOf(config, locale)
  return `${base}${routesOf(locale).checkoutFinished(order.token)}&${query}`
}

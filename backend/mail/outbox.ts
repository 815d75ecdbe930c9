import { Hono } from 'hono'
import { html } from 'hono/html'
import { readConfig } from '../env.ts'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'

/** Mails that would have been sent, newest first; only where OUTBOX_ENABLED says so. */
export const outbox = new Hono<AppEnv>()

outbox.use(async (c, next) => {
  if (!readConfig(c.env).OUTBOX_ENABLED) throw notFound()
  await next()
})

interface MailRow {
  id: string
  kind: string
  recipient: string
  locale: string
  subject: string
  html: string
  text: string
  created_at: string
}

outbox.get('/', async (c) => {
  const { results } = await c.env.DB.prepare(
    'SELECT * FROM mail ORDER BY created_at DESC LIMIT 100',
  ).all<MailRow>()
  if (c.req.query('format') === 'json') return c.json({ data: results })
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>Outbox</title>
        </head>
        <body>
          <main>
            <h1>Outbox</h1>
            <ul>
              ${results.map((mail) => html`<li><a href="/outbox/${mail.id}">${mail.subject}</a> — ${mail.recipient}, ${mail.created_at}</li>`)}
            </ul>
          </main>
        </body>
      </html>`,
  )
})

outbox.get('/:id', async (c) => {
  const mail = await c.env.DB.prepare('SELECT * FROM mail WHERE id = ?1')
    .bind(c.req.param('id'))
    .first<MailRow>()
  if (!mail) throw notFound()
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation",
  )
  return c.req.query('format') === 'text' ? c.text(mail.text) : c.html(mail.html)
})

import * as z from 'zod'
import { rowSchema, readRows, findRow } from '../db/rows.ts'
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

const MailRow = rowSchema('mail', {
  id: z.string(),
  kind: z.string(),
  recipient: z.string(),
  locale: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  createdAt: z.string(),
})

const columns = 'id, kind, recipient, locale, subject, html, text, created_at'

outbox.get('/', async (c) => {
  const results = await readRows(
    c.env.DB.prepare(`SELECT ${columns} FROM mail ORDER BY created_at DESC LIMIT 100`),
    MailRow,
  )
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
              ${results.map((mail) => html`<li><a href="/outbox/${mail.id}">${mail.subject}</a> — ${mail.recipient}, ${mail.createdAt}</li>`)}
            </ul>
          </main>
        </body>
      </html>`,
  )
})

outbox.get('/:id', async (c) => {
  const mail = await findRow(
    c.env.DB.prepare(`SELECT ${columns} FROM mail WHERE id = ?1`).bind(c.req.param('id')),
    MailRow,
  )
  if (!mail) throw notFound()
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-top-navigation-by-user-activation",
  )
  return c.req.query('format') === 'text' ? c.text(mail.text) : c.html(mail.html)
})

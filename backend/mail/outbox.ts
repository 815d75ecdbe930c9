import { encodeBase64 } from 'hono/utils/encode'
import { Hono } from 'hono'
import { html } from 'hono/html'
import * as z from 'zod'
import type { AppEnv } from '../contract/handle.ts'
import { notFound } from '../contract/refusal.ts'
import { json } from '../db/columns.ts'
import { findRow, readRows, type RowOf, rowSchema } from '../db/rows.ts'
import { readConfig } from '../env.ts'
import { type Attachment, AttachmentRef } from './attachments/attachment-ref.ts'
import { drawDrafts } from './draft/draw-drafts.ts'
import { makeAttachments } from './attachments/make-attachments.ts'

const maxListedMails = 100

/** Recent emails, newest first; only if OUTBOX_ENABLED is set. */
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
  sentAt: z.string().nullable(),
  failure: z.string().nullable(),
  attachments: json(z.array(AttachmentRef)),
})
type MailRow = RowOf<typeof MailRow>

const columns =
  'id, kind, recipient, locale, subject, html, text, created_at, sent_at, failure, attachments'

outbox.use(async (c, next) => {
  // Viewed drafts are rendered like sent ones.
  await drawDrafts(c.env.DB, readConfig(c.env), { limit: maxListedMails })
  await next()
})

outbox.get('/', async (c) => {
  const results = await readRows(
    c.env.DB.prepare(
      `SELECT ${columns} FROM mail ORDER BY created_at DESC LIMIT ${maxListedMails}`,
    ),
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
              ${results.map(
                (mail) =>
                  html`<li>
                    <a href="/outbox/${mail.id}">${mail.subject}</a> — ${mail.recipient},
                    ${mail.createdAt}${mail.sentAt ? ', sent' : ''}${mail.failure ? `, ${mail.failure}` : ''}
                    ${mail.attachments.length > 0 ? html`(<a href="/outbox/${mail.id}/files">files</a>)` : ''}
                  </li>`,
              )}
            </ul>
          </main>
        </body>
      </html>`,
  )
})

outbox.get('/:id', async (c) => {
  const mail = await requireMail(c.env.DB, c.req.param('id'))
  c.header(
    'Content-Security-Policy',
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; sandbox allow-top-navigation-by-user-activation",
  )
  if (c.req.query('format') === 'text') return c.text(mail.text)
  const shown = mail.attachments.filter(({ type }) => type === 'payment_code')
  return c.html(withPictures(mail.html, await makeAttachments(c.env.DB, shown, new Date())))
})

outbox.get('/:id/files', async (c) => {
  const { id, subject, attachments } = await requireMail(c.env.DB, c.req.param('id'))
  const files = await makeAttachments(c.env.DB, attachments, new Date())
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <main>
            <h1>${subject}</h1>
            <ul>
              ${files.map(({ name }) => html`<li><a href="/outbox/${id}/files/${name}">${name}</a></li>`)}
            </ul>
          </main>
        </body>
      </html>`,
  )
})

outbox.get('/:id/files/:name', async (c) => {
  const { attachments } = await requireMail(c.env.DB, c.req.param('id'))
  const files = await makeAttachments(c.env.DB, attachments, new Date())
  const file = files.find(({ name }) => name === c.req.param('name'))
  if (!file) throw notFound()
  c.header('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
  return c.body(file.content, 200, { 'Content-Type': file.contentType })
})

async function requireMail(db: D1Database, id: string): Promise<MailRow> {
  const mail = await findRow(
    db.prepare(`SELECT ${columns} FROM mail WHERE id = ?1`).bind(id),
    MailRow,
  )
  if (!mail) throw notFound()
  return mail
}

/** Browsers do not resolve content ids. */
function withPictures(page: string, files: readonly Attachment[]): string {
  return files.reduce(
    (whole, { cid, contentType, content }) =>
      cid
        ? whole.replaceAll(
            `src="cid:${cid}"`,
            `src="data:${contentType};base64,${encodeBase64(content.buffer)}"`,
          )
        : whole,
    page,
  )
}

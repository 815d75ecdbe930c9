import { html, raw } from 'hono/html'
import * as z from 'zod'
import { fingerprint } from '../../db/hash.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import type { AgreedTextRef, Attachment } from './attachment-ref.ts'

const TextRow = rowSchema('page', { title: z.string(), content: z.string() })

/** A page as of the customer's consent, as a file; null if that version is unknown. */
export async function agreedTextFile(
  db: D1Database,
  { slug, locale, version }: AgreedTextRef,
): Promise<Attachment | null> {
  const rows = await readRows(
    db
      .prepare(
        `SELECT title, content FROM page WHERE slug = ?1 AND locale = ?2
        UNION SELECT title, content FROM page_version WHERE slug = ?1 AND locale = ?2`,
      )
      .bind(slug, locale),
    TextRow,
  )
  const versions = await Promise.all(
    rows.map(({ title, content }) => fingerprint(`${title}\n${content}`)),
  )
  const agreed = rows[versions.indexOf(version)]
  if (!agreed) return null
  const { title, content } = agreed
  // Content is HTML of the shop's own editors, sanitised when it was written.
  const page = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          body {
            max-width: 42rem;
            margin: 2rem auto;
            padding: 0 1rem;
            font: 1rem/1.55 sans-serif;
          }
        </style>
      </head>
      <body>
        <main>
          <h1>${title}</h1>
          ${raw(content)}
        </main>
      </body>
    </html>`
  return {
    name: `${slug}.html`,
    contentType: 'text/html; charset=utf-8',
    content: new TextEncoder().encode(String(page)),
  }
}

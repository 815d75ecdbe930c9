import { html, raw } from 'hono/html'
import type { Locale } from '../../domain/locale.ts'
import type { MailText } from './outbox-table.ts'

export interface Letter {
  kind: string
  subject: string
  paragraphs: string[]
  button?: { label: string; href: string }
  /** Rows of a table, the last column to the right. */
  rows?: string[][]
  /** Below everything, small. */
  legal: string[]
}

/** A letter as HTML and as plain text; every text is escaped. */
export function layOut(locale: Locale, letter: Letter): MailText {
  return {
    kind: letter.kind,
    subject: letter.subject,
    html: htmlOf(locale, letter),
    text: textOf(letter),
  }
}

function htmlOf(locale: Locale, { subject, paragraphs, button, rows, legal }: Letter): string {
  const body = html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="margin:0;padding:24px;font:16px/1.5 sans-serif;color:#1b2a33;background:#f4f6f7">
        <main style="max-width:600px;margin:auto;padding:24px;background:#fff">
          <h1 style="font-size:22px;line-height:1.3">${subject}</h1>
          ${paragraphs.map((paragraph) => html`<p>${raw(lines(paragraph))}</p>`)}
          ${rows ? table(rows) : ''}
          ${button ? html`<p><a href="${button.href}" style="display:inline-block;padding:12px 20px;background:#0b6b8a;color:#fff">${button.label}</a></p>` : ''}
          <hr />
          ${legal.map((paragraph) => html`<p style="font-size:13px">${raw(lines(paragraph))}</p>`)}
        </main>
      </body>
    </html>`
  return String(body)
}

function table(rows: string[][]) {
  const cell = (text: string, last: boolean) =>
    html`<td
      style="padding:6px 8px 6px 0;border-top:1px solid #d5dde1;${last ? 'text-align:right;white-space:nowrap' : ''}"
    >
      ${text}
    </td>`
  return html`<table style="width:100%;border-collapse:collapse">
    ${rows.map(
      (row) =>
        html`<tr>
          ${row.map((text, index) => cell(text, index === row.length - 1))}
        </tr>`,
    )}
  </table>`
}

/** Line breaks of an escaped text. */
function lines(text: string): string {
  return String(html`${text}`).replaceAll('\n', '<br>')
}

function textOf({ subject, paragraphs, button, rows = [], legal }: Letter): string {
  return [
    subject,
    ...paragraphs,
    rows.map((row) => row.join('  ')).join('\n'),
    button ? `${button.label}: ${button.href}` : '',
    '-- ',
    ...legal,
  ]
    .filter(Boolean)
    .join('\n\n')
}

import { drawHtml } from './letter/draw-html.ts'
import { drawText } from './letter/draw-text.ts'
import { type Letter, toSingleLine } from './letter/letter.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/**
 * Renders a letter as HTML and as plain text; every text is escaped, and the subject is one line.
 */
export function renderMail(sender: Sender, letter: Letter): MailText {
  const written = { ...letter, subject: toSingleLine(letter.subject) }
  return {
    kind: letter.kind,
    subject: written.subject,
    html: drawHtml(sender, written),
    text: drawText(written),
  }
}

import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

export function passwordChanged(sender: Sender): MailText {
  const { subject, text, warning } = textsOf(sender.locale).mail.passwordChanged
  return renderMail(sender, {
    kind: 'password_changed',
    subject,
    paragraphs: [`${textsOf(sender.locale).mail.greeting}\n${text}`, warning],
    legal: [imprint(sender)],
  })
}

import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

export function passwordReset(sender: Sender, href: string): MailText {
  const { locale } = sender
  const { subject, text, label, ignore } = textsOf(locale).mail.passwordReset
  return renderMail(sender, {
    kind: 'password_reset',
    subject,
    paragraphs: [`${textsOf(locale).mail.greeting}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

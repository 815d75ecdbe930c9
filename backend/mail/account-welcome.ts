import { textsOf } from '../locales/texts-of.ts'
import { routesOf } from '../../domain/routes.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Welcome email of a new account; contains no input, because anyone may have typed it. */
export function accountWelcome(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const { subject, text, label, ignore } = textsOf(locale).mail.accountWelcome
  return renderMail(sender, {
    kind: 'account_welcome',
    subject,
    paragraphs: [`${textsOf(locale).mail.greeting}\n${text}`],
    button: { label, href: shopUrl + routesOf(locale).account.dashboard() },
    legal: [ignore, imprint(sender)],
  })
}

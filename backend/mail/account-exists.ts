import { textsOf } from '../locales/texts-of.ts'
import { routesOf } from '../../domain/routes.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Notifies the owner of an account about a repeated registration with the address. */
export function accountExists(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const { subject, text, label, ignore } = textsOf(locale).mail.accountExists
  const href = shopUrl + routesOf(locale).passwordForgotten()
  return renderMail(sender, {
    kind: 'account_exists',
    subject,
    paragraphs: [`${textsOf(locale).mail.greeting}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

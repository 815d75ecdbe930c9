import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

type Kind = 'order' | 'inquiry' | 'watcher' | 'account'

/** Asks the owner of an address to confirm an action. */
export function stepUpMail(sender: Sender, kind: Kind, href: string): MailText {
  const { locale } = sender
  const { subject, text, label, ignore } = textsOf(locale).mail.stepUp
  return renderMail(sender, {
    kind: `confirm_${kind}`,
    subject: subject[kind],
    paragraphs: [`${textsOf(locale).mail.greeting}\n${text[kind]}`],
    button: { label: label[kind], href },
    legal: [ignore, imprint(sender)],
  })
}

import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

export function newsletterActivation(sender: Sender, href: string): MailText {
  const { merchant, locale } = sender
  const { subject, text, about, label, ignore } = textsOf(locale).mail.newsletterActivation
  return renderMail(sender, {
    kind: 'newsletter_activation',
    subject,
    paragraphs: [
      `${textsOf(locale).mail.greeting}\n${fill(text, { about: merchant.newsletter[locale] || about })}`,
    ],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

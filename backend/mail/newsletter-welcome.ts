import { fill } from '../../domain/locales/fill.ts'
import { textsOf } from '../locales/texts-of.ts'
import { renderMail } from './layout.ts'
import { newsletterTopics } from './newsletter-topics.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** The first newsletter email; like every one it has an unsubscribe link. */
export function newsletterWelcome(sender: Sender, unsubscribe: string): MailText {
  const { locale, shopUrl } = sender
  const words = textsOf(locale).mail.newsletterWelcome
  return {
    ...renderMail(sender, {
      kind: 'newsletter_welcome',
      subject: words.subject,
      paragraphs: [fill(words.text, { about: newsletterTopics(sender) })],
      button: { label: words.label, href: shopUrl },
      legal: [fill(words.unsubscribe, { href: unsubscribe }), imprint(sender)],
    }),
    listUnsubscribe: unsubscribe,
  }
}

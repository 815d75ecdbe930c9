import type { Locale } from '../../domain/locale.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const texts: Record<Locale, { subject: string; text: string; label: string; unsubscribe: string }> =
  {
    de: {
      subject: 'Willkommen beim Newsletter',
      text: 'Guten Tag,\nIhre Anmeldung ist bestätigt. Von nun an lesen Sie etwa einmal im Monat, was es Neues gibt und was günstiger geworden ist.',
      label: 'Zum Shop',
      unsubscribe: 'Newsletter abbestellen: {href}',
    },
    cs: {
      subject: 'Vítejte mezi odběrateli novinek',
      text: 'Dobrý den,\nodběr je potvrzen. Zhruba jednou za měsíc vám napíšeme, co je nového a co zlevnilo.',
      label: 'Do obchodu',
      unsubscribe: 'Odhlásit odběr novinek: {href}',
    },
    sk: {
      subject: 'Vitajte medzi odberateľmi noviniek',
      text: 'Dobrý deň,\nodber je potvrdený. Približne raz za mesiac vám napíšeme, čo je nové a čo zlacnelo.',
      label: 'Do obchodu',
      unsubscribe: 'Odhlásiť odber noviniek: {href}',
    },
    en: {
      subject: 'Welcome to the newsletter',
      text: 'Hello,\nyour subscription is confirmed. About once a month you will read what is new and what costs less.',
      label: 'To the shop',
      unsubscribe: 'Unsubscribe from the newsletter: {href}',
    },
  }

/** The first newsletter mail; as every one it says how to end them. */
export function newsletterWelcome(sender: Sender, unsubscribe: string): MailText {
  const { locale, shopUrl } = sender
  const words = texts[locale]
  return {
    ...layOut(sender, {
      kind: 'newsletter_welcome',
      subject: words.subject,
      paragraphs: [words.text],
      button: { label: words.label, href: shopUrl },
      legal: [words.unsubscribe.replace('{href}', () => unsubscribe), imprint(sender)],
    }),
    listUnsubscribe: unsubscribe,
  }
}

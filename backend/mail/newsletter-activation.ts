import type { Locale } from '../../domain/locale.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

interface Words {
  subject: string
  text: (about: string) => string
  /** What newsletters are about where the merchant says nothing else. */
  about: string
  label: string
  ignore: string
}

const texts: Record<Locale, Words> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    text: (about) =>
      `mit einem Klick erhalten Sie künftig ${about}. Sie können sich jederzeit wieder abmelden.`,
    about: 'Neuigkeiten und Angebote',
    label: 'Anmeldung bestätigen',
    ignore:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts tun: ohne Bestätigung schreiben wir Ihnen nicht. Der Link gilt 7 Tage.',
  },
  cs: {
    subject: 'Potvrďte prosím odběr novinek',
    text: (about) => `jedním kliknutím potvrdíte odběr ${about}. Odhlásit se můžete kdykoli.`,
    about: 'novinek a nabídek',
    label: 'Potvrdit odběr',
    ignore:
      'O odběr jste nežádali? Nemusíte nic dělat, bez potvrzení vám psát nebudeme. Odkaz platí 7 dní.',
  },
  sk: {
    subject: 'Potvrďte prosím odber noviniek',
    text: (about) => `jedným kliknutím potvrdíte odber ${about}. Odhlásiť sa môžete kedykoľvek.`,
    about: 'noviniek a ponúk',
    label: 'Potvrdiť odber',
    ignore:
      'O odber ste nežiadali? Nemusíte nič robiť, bez potvrdenia vám písať nebudeme. Odkaz platí 7 dní.',
  },
  en: {
    subject: 'Please confirm your newsletter subscription',
    text: (about) => `one click and you will receive ${about}. You can unsubscribe at any time.`,
    about: 'news and offers',
    label: 'Confirm subscription',
    ignore:
      'You did not subscribe? Then there is nothing to do: without a confirmation we will not write to you. The link is valid for 7 days.',
  },
}

export function newsletterActivation(sender: Sender, href: string): MailText {
  const { merchant, locale } = sender
  const { subject, text, about, label, ignore } = texts[locale]
  return layOut(sender, {
    kind: 'newsletter_activation',
    subject,
    paragraphs: [`${greetings[locale]}\n${text(merchant.newsletter[locale] || about)}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

import type { Locale } from '../../domain/locale.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'

const texts: Record<Locale, { subject: string; text: string; label: string; ignore: string }> = {
  de: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    text: 'mit einem Klick erhalten Sie künftig Neuigkeiten und Angebote rund um die Lüftung. Sie können sich jederzeit wieder abmelden.',
    label: 'Anmeldung bestätigen',
    ignore:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts tun: ohne Bestätigung schreiben wir Ihnen nicht. Der Link gilt 7 Tage.',
  },
  cs: {
    subject: 'Potvrďte prosím odběr novinek',
    text: 'jedním kliknutím potvrdíte odběr novinek a nabídek ze světa větrání. Odhlásit se můžete kdykoli.',
    label: 'Potvrdit odběr',
    ignore:
      'O odběr jste nežádali? Nemusíte nic dělat, bez potvrzení vám psát nebudeme. Odkaz platí 7 dní.',
  },
  sk: {
    subject: 'Potvrďte prosím odber noviniek',
    text: 'jedným kliknutím potvrdíte odber noviniek a ponúk zo sveta vetrania. Odhlásiť sa môžete kedykoľvek.',
    label: 'Potvrdiť odber',
    ignore:
      'O odber ste nežiadali? Nemusíte nič robiť, bez potvrdenia vám písať nebudeme. Odkaz platí 7 dní.',
  },
  en: {
    subject: 'Please confirm your newsletter subscription',
    text: 'one click and you will receive news and offers about ventilation. You can unsubscribe at any time.',
    label: 'Confirm subscription',
    ignore:
      'You did not subscribe? Then there is nothing to do: without a confirmation we will not write to you. The link is valid for 7 days.',
  },
}

export function newsletterActivation(locale: Locale, href: string): MailText {
  const { subject, text, label, ignore } = texts[locale]
  return layOut(locale, {
    kind: 'newsletter_activation',
    subject,
    paragraphs: [`${greetings[locale]}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(locale)],
  })
}

import type { Locale } from '../../domain/locale.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const texts: Record<Locale, { subject: string; text: string; label: string; ignore: string }> = {
  de: {
    subject: 'Neues Passwort festlegen',
    text: 'für Ihr Kundenkonto wurde ein neues Passwort angefordert. Über diesen Link legen Sie es fest:',
    label: 'Neues Passwort festlegen',
    ignore:
      'Der Link gilt eine Stunde und nur einmal. Sie haben kein neues Passwort angefordert? Dann müssen Sie nichts tun, Ihr Passwort bleibt, wie es ist.',
  },
  cs: {
    subject: 'Nastavení nového hesla',
    text: 'pro váš zákaznický účet bylo vyžádáno nové heslo. Nastavíte si ho přes tento odkaz:',
    label: 'Nastavit nové heslo',
    ignore:
      'Odkaz platí hodinu a lze ho použít jen jednou. O nové heslo jste nežádali? Nemusíte nic dělat, vaše heslo zůstává beze změny.',
  },
  sk: {
    subject: 'Nastavenie nového hesla',
    text: 'pre váš zákaznícky účet bolo vyžiadané nové heslo. Nastavíte si ho cez tento odkaz:',
    label: 'Nastaviť nové heslo',
    ignore:
      'Odkaz platí hodinu a dá sa použiť len raz. O nové heslo ste nežiadali? Nemusíte nič robiť, vaše heslo zostáva bez zmeny.',
  },
  en: {
    subject: 'Set a new password',
    text: 'a new password was requested for your customer account. Set it with this link:',
    label: 'Set a new password',
    ignore:
      'The link is valid for an hour and can be used once. You did not request a new password? Then there is nothing to do: your password stays as it is.',
  },
}

export function passwordReset(sender: Sender, href: string): MailText {
  const { locale } = sender
  const { subject, text, label, ignore } = texts[locale]
  return layOut(sender, {
    kind: 'password_reset',
    subject,
    paragraphs: [`${greetings[locale]}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

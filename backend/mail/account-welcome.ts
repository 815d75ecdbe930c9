import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const texts: Record<Locale, { subject: string; text: string; label: string; ignore: string }> = {
  de: {
    subject: 'Willkommen: Ihr Kundenkonto ist bereit',
    text: 'Ihre E-Mail-Adresse ist bestätigt und Ihr Kundenkonto angelegt. Darin finden Sie Ihre Bestellungen und Rechnungen, speichern Adressen und führen Merklisten. Sie melden sich mit dieser E-Mail-Adresse und Ihrem Passwort an.',
    label: 'Zum Kundenkonto',
    ignore: 'Wir fragen nie per E-Mail nach Ihrem Passwort.',
  },
  cs: {
    subject: 'Vítejte, váš zákaznický účet je připraven',
    text: 'vaše e-mailová adresa je potvrzena a zákaznický účet založen. Najdete v něm své objednávky a faktury, uložíte si adresy a nákupní seznamy. Přihlásíte se touto e-mailovou adresou a svým heslem.',
    label: 'Do zákaznického účtu',
    ignore: 'Na heslo se e-mailem nikdy neptáme.',
  },
  sk: {
    subject: 'Vitajte, váš zákaznícky účet je pripravený',
    text: 'vaša e-mailová adresa je potvrdená a zákaznícky účet založený. Nájdete v ňom svoje objednávky a faktúry, uložíte si adresy a nákupné zoznamy. Prihlásite sa touto e-mailovou adresou a svojím heslom.',
    label: 'Do zákazníckeho účtu',
    ignore: 'Na heslo sa e-mailom nikdy nepýtame.',
  },
  en: {
    subject: 'Welcome: your customer account is ready',
    text: 'your e-mail address is confirmed and your customer account has been created. It holds your orders and invoices, your addresses and your shopping lists. You log in with this e-mail address and your password.',
    label: 'To your account',
    ignore: 'We never ask for your password by e-mail.',
  },
}

/** Tells the owner of a confirmed address that the account exists; nothing of it was typed by anyone. */
export function accountWelcome(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const { subject, text, label, ignore } = texts[locale]
  return layOut(sender, {
    kind: 'account_welcome',
    subject,
    paragraphs: [`${greetings[locale]}\n${text}`],
    button: { label, href: shopUrl + routesOf(locale).account.dashboard() },
    legal: [ignore, imprint(sender)],
  })
}

import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const texts: Record<Locale, { subject: string; text: string; label: string; ignore: string }> = {
  de: {
    subject: 'Sie haben bereits ein Kundenkonto',
    text: 'mit dieser E-Mail-Adresse sollte eben ein Kundenkonto angelegt werden. Es gibt schon eines, und es bleibt, wie es ist. Wenn Sie Ihr Passwort nicht mehr wissen, legen Sie hier ein neues fest:',
    label: 'Neues Passwort anfordern',
    ignore: 'Das waren Sie nicht? Dann müssen Sie nichts tun.',
  },
  cs: {
    subject: 'Zákaznický účet už máte',
    text: 's touto e-mailovou adresou měl být právě založen zákaznický účet. Jeden už existuje a zůstává beze změny. Pokud jste zapomněli heslo, nastavíte si zde nové:',
    label: 'Vyžádat nové heslo',
    ignore: 'Nebyli jste to vy? Nemusíte nic dělat.',
  },
  sk: {
    subject: 'Zákaznícky účet už máte',
    text: 's touto e-mailovou adresou mal byť práve založený zákaznícky účet. Jeden už existuje a zostáva bez zmeny. Ak ste zabudli heslo, nastavíte si tu nové:',
    label: 'Vyžiadať nové heslo',
    ignore: 'Neboli ste to vy? Nemusíte nič robiť.',
  },
  en: {
    subject: 'You already have a customer account',
    text: 'a customer account was to be created with this e-mail address just now. There is one already, and it stays as it is. If you have forgotten your password, set a new one here:',
    label: 'Request a new password',
    ignore: 'This was not you? Then there is nothing to do.',
  },
}

/** What the owner of an account is told when somebody registers with the address again. */
export function accountExists(sender: Sender): MailText {
  const { locale, shopUrl } = sender
  const { subject, text, label, ignore } = texts[locale]
  const href = shopUrl + routesOf(locale).passwordForgotten()
  return layOut(sender, {
    kind: 'account_exists',
    subject,
    paragraphs: [`${greetings[locale]}\n${text}`],
    button: { label, href },
    legal: [ignore, imprint(sender)],
  })
}

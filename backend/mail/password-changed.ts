import type { Locale } from '../../domain/locale.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

const texts: Record<Locale, { subject: string; text: string; warning: string }> = {
  de: {
    subject: 'Ihr Passwort wurde geändert',
    text: 'das Passwort Ihres Kundenkontos wurde soeben geändert. Auf anderen Geräten müssen Sie sich neu anmelden.',
    warning:
      'Das waren nicht Sie? Fordern Sie auf der Anmeldeseite sofort ein neues Passwort an und sagen Sie uns Bescheid.',
  },
  cs: {
    subject: 'Vaše heslo bylo změněno',
    text: 'heslo k vašemu zákaznickému účtu bylo právě změněno. Na ostatních zařízeních se přihlaste znovu.',
    warning:
      'Nebyli jste to vy? Vyžádejte si na přihlašovací stránce ihned nové heslo a dejte nám vědět.',
  },
  sk: {
    subject: 'Vaše heslo bolo zmenené',
    text: 'heslo k vášmu zákazníckemu účtu bolo práve zmenené. Na ostatných zariadeniach sa prihláste znova.',
    warning:
      'Neboli ste to vy? Vyžiadajte si na prihlasovacej stránke ihneď nové heslo a dajte nám vedieť.',
  },
  en: {
    subject: 'Your password was changed',
    text: 'the password of your customer account has just been changed. Please log in again on other devices.',
    warning: 'This was not you? Request a new password on the login page at once and let us know.',
  },
}

export function passwordChanged(sender: Sender): MailText {
  const { subject, text, warning } = texts[sender.locale]
  return layOut(sender, {
    kind: 'password_changed',
    subject,
    paragraphs: [`${greetings[sender.locale]}\n${text}`, warning],
    legal: [imprint(sender)],
  })
}

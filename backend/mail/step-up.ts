import type { Locale } from '../../domain/locale.ts'
import { greetings } from './greeting.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

type Kind = 'order' | 'inquiry' | 'watcher' | 'account'

interface Words {
  subject: Record<Kind, string>
  text: Record<Kind, string>
  label: Record<Kind, string>
  ignore: string
}

const texts: Record<Locale, Words> = {
  de: {
    subject: {
      order: 'Bitte bestätigen Sie Ihre Bestellung',
      inquiry: 'Bitte bestätigen Sie Ihre Nachricht',
      watcher: 'Bitte bestätigen Sie Ihre Benachrichtigung',
      account: 'Bitte bestätigen Sie Ihr Kundenkonto',
    },
    text: {
      order:
        'mit dieser E-Mail-Adresse wurde eben eine Bestellung abgeschickt. Wir nehmen sie entgegen, sobald Sie sie bestätigen.',
      inquiry:
        'mit dieser E-Mail-Adresse wurde uns eben eine Nachricht geschrieben. Wir erhalten sie, sobald Sie sie bestätigen.',
      watcher:
        'wir sollen dieser E-Mail-Adresse schreiben, sobald ein Artikel wieder lieferbar ist. Das tun wir, sobald Sie es bestätigen.',
      account:
        'mit dieser E-Mail-Adresse wurde eben ein Kundenkonto angelegt. Sie können sich anmelden, sobald Sie es bestätigen.',
    },
    label: {
      order: 'Bestellung bestätigen',
      inquiry: 'Nachricht bestätigen',
      watcher: 'Benachrichtigung bestätigen',
      account: 'Kundenkonto bestätigen',
    },
    ignore:
      'Das waren Sie nicht? Dann müssen Sie nichts tun: Ohne Bestätigung geschieht nichts. Der Link gilt 48 Stunden.',
  },
  cs: {
    subject: {
      order: 'Potvrďte prosím svou objednávku',
      inquiry: 'Potvrďte prosím svou zprávu',
      watcher: 'Potvrďte prosím hlídání dostupnosti',
      account: 'Potvrďte prosím svůj zákaznický účet',
    },
    text: {
      order:
        's touto e-mailovou adresou byla právě odeslána objednávka. Přijmeme ji, jakmile ji potvrdíte.',
      inquiry:
        's touto e-mailovou adresou nám byla právě napsána zpráva. Dostaneme ji, jakmile ji potvrdíte.',
      watcher:
        'na tuto e-mailovou adresu máme napsat, až bude zboží znovu dostupné. Uděláme to, jakmile to potvrdíte.',
      account:
        's touto e-mailovou adresou byl právě založen zákaznický účet. Přihlásit se můžete, jakmile ho potvrdíte.',
    },
    label: {
      order: 'Potvrdit objednávku',
      inquiry: 'Potvrdit zprávu',
      watcher: 'Potvrdit hlídání',
      account: 'Potvrdit účet',
    },
    ignore:
      'Nebyli jste to vy? Nemusíte nic dělat, bez potvrzení se nic nestane. Odkaz platí 48 hodin.',
  },
  sk: {
    subject: {
      order: 'Potvrďte, prosím, svoju objednávku',
      inquiry: 'Potvrďte, prosím, svoju správu',
      watcher: 'Potvrďte, prosím, stráženie dostupnosti',
      account: 'Potvrďte, prosím, svoj zákaznícky účet',
    },
    text: {
      order:
        's touto e-mailovou adresou bola práve odoslaná objednávka. Prijmeme ju, hneď ako ju potvrdíte.',
      inquiry:
        's touto e-mailovou adresou nám bola práve napísaná správa. Dostaneme ju, hneď ako ju potvrdíte.',
      watcher:
        'na túto e-mailovú adresu máme napísať, keď bude tovar znova dostupný. Urobíme to, hneď ako to potvrdíte.',
      account:
        's touto e-mailovou adresou bol práve založený zákaznícky účet. Prihlásiť sa môžete, hneď ako ho potvrdíte.',
    },
    label: {
      order: 'Potvrdiť objednávku',
      inquiry: 'Potvrdiť správu',
      watcher: 'Potvrdiť stráženie',
      account: 'Potvrdiť účet',
    },
    ignore:
      'Neboli ste to vy? Nemusíte nič robiť, bez potvrdenia sa nič nestane. Odkaz platí 48 hodín.',
  },
  en: {
    subject: {
      order: 'Please confirm your order',
      inquiry: 'Please confirm your message',
      watcher: 'Please confirm your notification',
      account: 'Please confirm your customer account',
    },
    text: {
      order:
        'an order has just been sent with this e-mail address. We accept it as soon as you confirm it.',
      inquiry:
        'a message has just been written to us with this e-mail address. We receive it as soon as you confirm it.',
      watcher:
        'we have been asked to write to this e-mail address when a product is available again. We will, as soon as you confirm it.',
      account:
        'a customer account has just been created with this e-mail address. You can log in as soon as you confirm it.',
    },
    label: {
      order: 'Confirm order',
      inquiry: 'Confirm message',
      watcher: 'Confirm notification',
      account: 'Confirm account',
    },
    ignore:
      'This was not you? Then there is nothing to do: without a confirmation nothing happens. The link is valid for 48 hours.',
  },
}

/** Asks the owner of an address to confirm what somebody has begun with it. */
export function stepUpMail(sender: Sender, kind: Kind, href: string): MailText {
  const { locale } = sender
  const { subject, text, label, ignore } = texts[locale]
  return layOut(sender, {
    kind: `confirm_${kind}`,
    subject: subject[kind],
    paragraphs: [`${greetings[locale]}\n${text[kind]}`],
    button: { label: label[kind], href },
    legal: [ignore, imprint(sender)],
  })
}

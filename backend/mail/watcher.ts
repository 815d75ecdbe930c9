import type { Locale } from '../../domain/locale.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

interface Words {
  subject: string
  text: string
  label: string
  note: string
}

const confirmation: Record<Locale, Words> = {
  de: {
    subject: 'Wir melden uns, sobald Ihr Artikel da ist',
    text: 'Guten Tag,\nsobald „{name}“ wieder lieferbar ist, schicken wir Ihnen eine einzige E-Mail. Danach, spätestens nach einem Jahr, löschen wir Ihre Adresse.',
    label: 'Benachrichtigung abbestellen',
    note: 'Das waren nicht Sie? Dann bestellen Sie die Benachrichtigung mit dem Link ab.',
  },
  cs: {
    subject: 'Ozveme se, jakmile bude zboží skladem',
    text: 'Dobrý den,\njakmile bude „{name}“ opět k dispozici, pošleme vám jediný e-mail. Potom, nejpozději za rok, vaši adresu smažeme.',
    label: 'Zrušit hlídání',
    note: 'Nebyli jste to vy? Zrušte hlídání odkazem výše.',
  },
  sk: {
    subject: 'Ozveme sa, hneď ako bude tovar na sklade',
    text: 'Dobrý deň,\nhneď ako bude „{name}“ opäť k dispozícii, pošleme vám jediný e-mail. Potom, najneskôr o rok, vašu adresu vymažeme.',
    label: 'Zrušiť stráženie',
    note: 'Neboli ste to vy? Zrušte stráženie odkazom vyššie.',
  },
  en: {
    subject: 'We will write as soon as your item is in stock',
    text: 'Hello,\nas soon as “{name}” is available again we will send you one single e-mail. After that, or after a year at the latest, we delete your address.',
    label: 'Cancel the notification',
    note: 'This was not you? Then cancel the notification with the link.',
  },
}

const release: Record<Locale, Words> = {
  de: {
    subject: 'Wieder lieferbar: {name}',
    text: 'Guten Tag,\nSie wollten es wissen: „{name}“ ist wieder lieferbar. Reserviert ist nichts – wer zuerst bestellt, bekommt zuerst.',
    label: 'Zum Artikel',
    note: 'Ihre Benachrichtigung ist damit erledigt, Ihre Adresse haben wir gelöscht.',
  },
  cs: {
    subject: 'Opět k dispozici: {name}',
    text: 'Dobrý den,\nchtěli jste to vědět: „{name}“ je opět k dispozici. Zboží není rezervované, rozhoduje pořadí objednávek.',
    label: 'Zobrazit zboží',
    note: 'Hlídání tím končí a vaši adresu jsme smazali.',
  },
  sk: {
    subject: 'Opäť k dispozícii: {name}',
    text: 'Dobrý deň,\nchceli ste to vedieť: „{name}“ je opäť k dispozícii. Tovar nie je rezervovaný, rozhoduje poradie objednávok.',
    label: 'Zobraziť tovar',
    note: 'Stráženie sa tým končí a vašu adresu sme vymazali.',
  },
  en: {
    subject: 'Available again: {name}',
    text: 'Hello,\nyou wanted to know: “{name}” is available again. Nothing is reserved: first come, first served.',
    label: 'See the item',
    note: 'With this your notification is done, and we have deleted your address.',
  },
}

/** What a new watch is confirmed with; the button ends it. */
export function watcherConfirmation(sender: Sender, name: string, href: string): MailText {
  return letter(sender, 'watcher_confirmation', confirmation[sender.locale], name, href)
}

/** What is sent when the item is there; the button leads to it. */
export function watcherRelease(sender: Sender, name: string, href: string): MailText {
  return letter(sender, 'watcher_release', release[sender.locale], name, href)
}

function letter(sender: Sender, kind: string, words: Words, name: string, href: string): MailText {
  return layOut(sender, {
    kind,
    subject: words.subject.replace('{name}', () => name),
    paragraphs: [words.text.replace('{name}', () => name)],
    button: { label: words.label, href },
    legal: [words.note, imprint(sender)],
  })
}

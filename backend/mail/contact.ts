import type { ContactForm } from '../../domain/contract/store-services.ts'
import type { Locale } from '../../domain/locale.ts'
import { layOut } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

interface Words {
  subject: string
  receipt: string
  receiptText: string
  /** Before the message itself. */
  repeated: string
  rows: [name: string, email: string, phone: string, order: string]
}

const texts: Record<Locale, Words> = {
  de: {
    subject: 'Nachricht über das Kontaktformular',
    receipt: 'Ihre Nachricht ist angekommen',
    receiptText:
      'Guten Tag,\ndanke für Ihre Nachricht. Wir antworten in der Regel am nächsten Werktag.',
    repeated: 'Das haben Sie uns geschrieben:',
    rows: ['Name', 'E-Mail', 'Telefon', 'Bestellung'],
  },
  cs: {
    subject: 'Zpráva z kontaktního formuláře',
    receipt: 'Vaše zpráva dorazila',
    receiptText: 'Dobrý den,\nděkujeme za zprávu. Obvykle odpovídáme následující pracovní den.',
    repeated: 'Napsali jste nám:',
    rows: ['Jméno', 'E-mail', 'Telefon', 'Objednávka'],
  },
  sk: {
    subject: 'Správa z kontaktného formulára',
    receipt: 'Vaša správa prišla',
    receiptText: 'Dobrý deň,\nďakujeme za správu. Zvyčajne odpovedáme nasledujúci pracovný deň.',
    repeated: 'Napísali ste nám:',
    rows: ['Meno', 'E-mail', 'Telefón', 'Objednávka'],
  },
  en: {
    subject: 'Message from the contact form',
    receipt: 'Your message has arrived',
    receiptText: 'Hello,\nthank you for your message. We usually answer on the next working day.',
    repeated: 'This is what you wrote:',
    rows: ['Name', 'E-mail', 'Telephone', 'Order'],
  },
}

/** What the shop gets to read. */
export function contactMessage(sender: Sender, form: ContactForm): MailText {
  const { locale } = sender
  const { subject } = texts[locale]
  return layOut(sender, {
    kind: 'contact',
    subject: form.subject ? `${subject}: ${form.subject}` : subject,
    rows: rowsOf(locale, form),
    blocks: [{ kind: 'quote', text: form.message }],
    legal: [],
  })
}

/**
 * What the sender gets back. Null for an address that nobody has proved to be theirs: it would make
 * the shop send anybody's words to anybody.
 */
export function contactReceipt(sender: Sender, form: ContactForm | null): MailText {
  const { locale } = sender
  const { receipt, receiptText, repeated } = texts[locale]
  return layOut(sender, {
    kind: 'contact_receipt',
    subject: receipt,
    paragraphs: form ? [`${receiptText} ${repeated}`] : [receiptText],
    ...(form && {
      rows: rowsOf(locale, form),
      blocks: [{ kind: 'quote', text: form.message }],
    }),
    legal: [imprint(sender)],
  })
}

function rowsOf(
  locale: Locale,
  { name, email, phone = '', orderCode = '' }: ContactForm,
): [string, string][] {
  const values = [name, email, phone, orderCode]
  return texts[locale].rows.flatMap((label, index) => {
    const value = values[index]
    return value ? [[label, value]] : []
  })
}

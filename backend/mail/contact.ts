import { textsOf } from '../locales/texts-of.ts'
import type { ContactForm } from '../../domain/contract/store-services.ts'
import type { Locale } from '../../domain/locale.ts'
import { renderMail } from './layout.ts'
import { imprint } from './legal.ts'
import type { MailText } from './outbox-table.ts'
import type { Sender } from './sender.ts'

/** Email to the shop. */
export function contactMessage(sender: Sender, form: ContactForm): MailText {
  const { locale } = sender
  const { subject } = textsOf(locale).mail.contact
  return renderMail(sender, {
    kind: 'contact',
    subject: form.subject ? `${subject}: ${form.subject}` : subject,
    rows: rowsOf(locale, form),
    blocks: [{ kind: 'quote', text: form.message }],
    legal: [],
  })
}

/**
 * Copy to the sender. Null for an unverified address: otherwise the shop could be used to send text
 * to anybody.
 */
export function contactReceipt(sender: Sender, form: ContactForm | null): MailText {
  const { locale } = sender
  const { receipt, receiptText, repeated } = textsOf(locale).mail.contact
  return renderMail(sender, {
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
  return textsOf(locale).mail.contact.rows.flatMap((label, index) => {
    const value = values[index]
    return value ? [[label, value]] : []
  })
}

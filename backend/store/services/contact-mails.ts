import type { ContactForm } from '../../../domain/contract/store-services.ts'
import type { Locale } from '../../../domain/locale.ts'
import { contactMessage, contactReceipt } from '../../mail/contact.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { company } from '../../../demo/content/company.ts'

/** A message to the shop, and its receipt: with the message only where the address is proved. */
export function contactMails(
  db: D1Database,
  locale: Locale,
  form: ContactForm,
  { isProven }: { isProven: boolean },
): D1PreparedStatement[] {
  const receipt = contactReceipt(locale, isProven ? form : null)
  return [
    mailInsert(db, { recipient: company.email, locale, ...contactMessage(locale, form) }),
    mailInsert(db, { recipient: form.email, locale, ...receipt }),
  ]
}

import type { ContactForm } from '../../../domain/contract/store-services.ts'
import type { Locale } from '../../../domain/locale.ts'
import { contactMessage, contactReceipt } from '../../mail/contact.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/** A message to the shop, and its receipt: with the message only where the address is proved. */
export async function contactMails(
  db: D1Database,
  locale: Locale,
  form: ContactForm,
  { isProven }: { isProven: boolean },
): Promise<D1PreparedStatement[]> {
  const merchant = await loadMerchant(db)
  const receipt = contactReceipt(merchant, locale, isProven ? form : null)
  return [
    mailInsert(db, { recipient: merchant.email, locale, ...contactMessage(locale, form) }),
    mailInsert(db, { recipient: form.email, locale, ...receipt }),
  ]
}

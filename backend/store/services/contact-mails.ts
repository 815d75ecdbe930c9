import type { ContactForm } from '../../../domain/contract/store-services.ts'
import type { Locale } from '../../../domain/locale.ts'
import { contactMessage, contactReceipt } from '../../mail/contact.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { loadSender } from '../../mail/sender.ts'
import type { Config } from '../../env.ts'

/** A message to the shop, and its receipt: with the text only to a verified address. */
export async function contactMails(
  db: D1Database,
  config: Config,
  locale: Locale,
  form: ContactForm,
  { isProven }: { isProven: boolean },
): Promise<D1PreparedStatement[]> {
  const sender = await loadSender(db, config, locale)
  const { merchant } = sender
  const receipt = contactReceipt(sender, isProven ? form : null)
  return [
    mailInsert(db, { recipient: merchant.email, locale, ...contactMessage(sender, form) }),
    mailInsert(db, { recipient: form.email, locale, ...receipt }),
  ]
}

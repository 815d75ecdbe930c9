import { textsOf } from '../locales/texts-of.ts'
import type { Sender } from './sender.ts'

/** What newsletters contain, in the merchant's words if it has any. */
export function newsletterTopics({ merchant, locale }: Sender): string {
  return merchant.newsletter[locale] || textsOf(locale).mail.newsletterActivation.about
}

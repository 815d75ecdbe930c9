import { textsOf } from '../../locales/texts-of.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { AgreedTextRef } from '../attachments/attachment-ref.ts'

interface AgreedFile {
  /** Its name in the email. */
  name: string
  ref: AgreedTextRef
}

/**
 * Accepted terms and withdrawal instructions as attachments, a durable medium (Dir. 2011/83/EU Art.
 * 8 (7), CJEU C-49/11).
 */
export function agreedTextRefs(
  { pages }: Merchant,
  { agreed, locale }: OrderDocument,
): AgreedFile[] {
  return agreed.flatMap(({ text, version }) => {
    if (text === 'privacy') return []
    const slug = pages[text === 'business_terms' ? 'businessTerms' : text]?.[locale]
    if (!slug) return []
    return [
      {
        name: textsOf(locale).mail.agreedTexts[text],
        ref: { type: 'agreed_text', slug, locale, version },
      },
    ]
  })
}

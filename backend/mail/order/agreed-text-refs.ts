import { shopTime } from '../../../domain/time/day.ts'
import { textsOf } from '../../locales/texts-of.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { AgreedTextRef, WithdrawalFormRef } from '../attachments/attachment-ref.ts'

interface AgreedFile {
  /** Its name in the email. */
  name: string
  ref: AgreedTextRef | WithdrawalFormRef
}

/**
 * Accepted terms and withdrawal instructions with their model form as attachments, a durable medium
 * (Dir. 2011/83/EU Art. 6 (1) (h), 8 (7), CJEU C-49/11).
 */
export function agreedTextRefs(
  { pages }: Merchant,
  { agreed, locale, code, createdAt }: OrderDocument,
): AgreedFile[] {
  return agreed.flatMap(({ text, version }) => {
    if (text === 'privacy') return []
    const slug = pages[text === 'business_terms' ? 'businessTerms' : text]?.[locale]
    if (!slug) return []
    const names = textsOf(locale).mail.agreedTexts
    const page: AgreedFile = {
      name: names[text],
      ref: { type: 'agreed_text', slug, locale, version },
    }
    if (text !== 'withdrawal') return [page]
    const orderedOn = shopTime(new Date(createdAt)).day
    return [
      page,
      { name: names.withdrawalForm, ref: { type: 'withdrawal_form', locale, code, orderedOn } },
    ]
  })
}

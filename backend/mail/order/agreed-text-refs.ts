import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { AgreedTextRef } from '../attachments/attachment-ref.ts'

interface AgreedFile {
  /** As the mail calls it. */
  name: string
  ref: AgreedTextRef
}

const names: Record<Locale, Record<'terms' | 'business_terms' | 'withdrawal', string>> = {
  de: {
    terms: 'AGB',
    business_terms: 'AGB für Geschäftskunden',
    withdrawal: 'Widerrufsbelehrung mit Muster-Formular',
  },
  cs: {
    terms: 'obchodní podmínky',
    business_terms: 'obchodní podmínky pro podnikatele',
    withdrawal: 'poučení o odstoupení od smlouvy se vzorovým formulářem',
  },
  sk: {
    terms: 'obchodné podmienky',
    business_terms: 'obchodné podmienky pre podnikateľov',
    withdrawal: 'poučenie o odstúpení od zmluvy so vzorovým formulárom',
  },
  en: {
    terms: 'terms and conditions',
    business_terms: 'terms for businesses',
    withdrawal: 'withdrawal instructions with model form',
  },
}

/**
 * Terms and withdrawal instructions as they were agreed: files in the mail, which stay as they are
 * (a durable medium; Dir. 2011/83/EU Art. 8 (7), CJEU C-49/11).
 */
export function agreedTextRefs(
  { pages }: Merchant,
  { agreed, locale }: OrderDocument,
): AgreedFile[] {
  return agreed.flatMap(({ text, version }) => {
    if (text === 'privacy') return []
    const slug = pages[text === 'business_terms' ? 'businessTerms' : text]?.[locale]
    if (!slug) return []
    return [{ name: names[locale][text], ref: { type: 'agreed_text', slug, locale, version } }]
  })
}

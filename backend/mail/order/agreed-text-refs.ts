import type { Locale } from '../../../domain/locale.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import type { OrderDocument } from '../../../domain/order/order-document.ts'
import type { AgreedTextRef } from '../attachments/attachment-ref.ts'

interface AgreedFile {
  /** As the mail calls it. */
  name: string
  ref: AgreedTextRef
}

const names: Record<Locale, Record<'terms' | 'withdrawal', string>> = {
  de: { terms: 'AGB', withdrawal: 'Widerrufsbelehrung mit Muster-Formular' },
  cs: {
    terms: 'obchodní podmínky',
    withdrawal: 'poučení o odstoupení od smlouvy se vzorovým formulářem',
  },
  sk: {
    terms: 'obchodné podmienky',
    withdrawal: 'poučenie o odstúpení od zmluvy so vzorovým formulárom',
  },
  en: { terms: 'terms and conditions', withdrawal: 'withdrawal instructions with model form' },
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
    if (text !== 'terms' && text !== 'withdrawal') return []
    const slug = pages[text]?.[locale]
    if (!slug) return []
    return [{ name: names[locale][text], ref: { type: 'agreed_text', slug, locale, version } }]
  })
}

import { isSameCompany } from '../tax/is-same-company.ts'
import type { Taxation } from '../tax/taxation.ts'

/** Result of a VAT id check, as the checkout shows it. */
export interface VatIdCheck {
  vatId: string
  /** `not_needed`: the registry's answer would not change the VAT. */
  result: 'valid' | 'invalid' | 'unavailable' | 'not_needed'
  /** Registered name; empty if the member state does not disclose it. */
  name: string
  /** The typed company name if it differs from the registered one, else empty. */
  otherCompany: string
  /** VAT charged: `none`, or a country; null if undecided. */
  vat: 'none' | { country: string; percent: number } | null
  /** The response is a test registry's. */
  isDemo: boolean
}

/** Effect of a VAT id on the taxation; null: undecided. */
export function vatIdCheckOf(
  vatId: string,
  taxation: Taxation | null,
  businessName = '',
): VatIdCheck {
  if (!taxation || taxation.tax.isEstimate) {
    return { vatId, result: 'unavailable', name: '', otherCompany: '', vat: null, isDemo: false }
  }
  const { category, country, vatId: evidence } = taxation.tax
  const name = evidence?.name ?? ''
  return {
    vatId,
    result: evidence?.result ?? 'not_needed',
    name,
    otherCompany: name && !isSameCompany(businessName, name) ? businessName.trim() : '',
    vat: category === 'S' ? { country, percent: taxation.rates.standard } : 'none',
    isDemo: evidence?.source === 'demo',
  }
}

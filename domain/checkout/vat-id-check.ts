import { isSameCompany } from '../tax/is-same-company.ts'
import type { Taxation } from '../tax/taxation.ts'

/** What came of checking a VAT id, as the checkout shows it. */
export interface VatIdCheck {
  vatId: string
  /** `not_needed`: whatever a registry says, the VAT is the same. */
  result: 'valid' | 'invalid' | 'unavailable' | 'not_needed'
  /** Who it is registered to; empty where the member state does not tell. */
  name: string
  /** The company that was typed where the registry names another one, else empty. */
  otherCompany: string
  /** What is charged: `none`, or the VAT of a country; null where nobody can say now. */
  vat: 'none' | { country: string; percent: number } | null
  /** An invented register has answered. */
  isDemo: boolean
}

/** What a VAT id has changed in the taxation that was decided with it; null: nobody could decide. */
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

import type { Taxation } from '../tax/taxation.ts'

/** What came of checking a VAT id, as the checkout shows it. */
export interface VatIdCheck {
  vatId: string
  /** `not_needed`: whatever a registry says, the VAT is the same. */
  result: 'valid' | 'invalid' | 'unavailable' | 'not_needed'
  /** Who it is registered to; empty where the member state does not tell. */
  name: string
  /** What is charged: `none`, or the VAT of a country; null where nobody can say now. */
  vat: 'none' | { country: string; percent: number } | null
  /** An invented register has answered. */
  isDemo: boolean
}

/** What a VAT id has changed in the taxation that was decided with it; null: nobody could decide. */
export function vatIdCheckOf(vatId: string, taxation: Taxation | null): VatIdCheck {
  if (!taxation || taxation.tax.isEstimate) {
    return { vatId, result: 'unavailable', name: '', vat: null, isDemo: false }
  }
  const { category, country, vatId: evidence } = taxation.tax
  return {
    vatId,
    result: evidence?.result ?? 'not_needed',
    name: evidence?.name ?? '',
    vat: category === 'S' ? { country, percent: taxation.rates.standard } : 'none',
    isDemo: evidence?.source === 'demo',
  }
}

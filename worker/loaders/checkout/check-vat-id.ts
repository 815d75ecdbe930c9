import type { SupplyQuery } from '../../../domain/checkout/supply-of.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import { rateUnder } from '../../../domain/tax/rates.ts'
import type { TaxDecision } from '../../../domain/tax/tax-decision.ts'
import type { PrivateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal, UpstreamError } from '../../upstream/upstream-error.ts'

/** What a VAT id changes for the present cart; null where the store does not know the call. */
export async function checkVatId(
  store: Pick<PrivateStore, 'cartTax'>,
  vatId: string,
  supply: SupplyQuery,
): Promise<VatIdCheck | null> {
  try {
    const decision = await store.cartTax({ vat_id: vatId, ...supply })
    return vatIdCheckOf(vatId, decision, new Date())
  } catch (error) {
    if (isRefusal(error, 404)) return null
    if (!(error instanceof UpstreamError)) throw error
    return uncheckedVatId(vatId)
  }
}

function vatIdCheckOf(vatId: string, decision: TaxDecision, at: Date): VatIdCheck {
  const { category, country, vatId: evidence } = decision
  const percent = rateUnder(decision, 'standard', at)
  return {
    vatId,
    result: evidence?.result ?? 'not_needed',
    name: evidence?.name ?? '',
    vat: category === 'S' ? { country, percent } : 'none',
    isDemo: evidence?.source === 'demo',
  }
}

/** Where the store cannot be asked. */
function uncheckedVatId(vatId: string): VatIdCheck {
  return { vatId, result: 'unavailable', name: '', vat: null, isDemo: false }
}

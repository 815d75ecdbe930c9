import type { SupplyQuery } from '../../../domain/checkout/supply-of.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import type { PrivateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal, UpstreamError } from '../../upstream/upstream-error.ts'

/** What a VAT id changes for the present cart; null where the store does not know the call. */
export async function checkVatId(
  store: Pick<PrivateStore, 'cartTax'>,
  vatId: string,
  supply: SupplyQuery,
): Promise<VatIdCheck | null> {
  try {
    return vatIdCheckOf(vatId, await store.cartTax({ vat_id: vatId, ...supply }))
  } catch (error) {
    if (isRefusal(error, 404)) return null
    if (!(error instanceof UpstreamError)) throw error
    return uncheckedVatId(vatId)
  }
}

function vatIdCheckOf(vatId: string, { tax, rates }: Taxation): VatIdCheck {
  const { category, country, vatId: evidence } = tax
  return {
    vatId,
    result: evidence?.result ?? 'not_needed',
    name: evidence?.name ?? '',
    vat: category === 'S' ? { country, percent: rates.standard } : 'none',
    isDemo: evidence?.source === 'demo',
  }
}

/** Where the store cannot be asked. */
function uncheckedVatId(vatId: string): VatIdCheck {
  return { vatId, result: 'unavailable', name: '', vat: null, isDemo: false }
}

import { api } from '../../../domain/api.ts'
import type { SupplyQuery } from '../../../domain/checkout/supply-of.ts'
import type { VatIdCheck } from '../../../domain/checkout/vat-id-check.ts'
import { readAnswer } from '../../http/read-answer.ts'
import { RequestFailed } from '../../http/request-failed.ts'

/** What a VAT id changes; null where the shop does not check them. No answer is no error. */
export async function fetchVatIdCheck(
  vatId: string,
  supply: SupplyQuery,
): Promise<VatIdCheck | null> {
  try {
    const query = new URLSearchParams({ vatId, ...supply })
    const request = fetch(`${api.vatId}?${query}`, { headers: { Accept: 'application/json' } })
    return (await readAnswer(request, parse)) ?? null
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { vatId, result: 'unavailable', name: '', vat: null, isDemo: false }
  }
}

async function parse(body: unknown): Promise<VatIdCheck | undefined> {
  return (await import('../checkout-answers.ts')).CheckedVatId.parse(body)
}

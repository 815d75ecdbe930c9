import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import type { Taxation } from '../../../domain/tax/taxation.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'

/** VAT of the typed values; null: unknown, so the displayed totals stay an estimate. */
export async function fetchTaxation(values: CheckoutValues): Promise<Taxation | null> {
  const { country, postcode, isBusiness, vatin, vatinsvk } = values
  const body = { country, postcode, isBusiness, vatin, vatinsvk }
  try {
    const request = { method: 'POST', url: checkoutApi.checkoutTax, body, response: parse } as const
    return (await sendJson(request)).taxation
  } catch (error) {
    if (error instanceof RequestFailed) return null
    throw error
  }
}

async function parse(body: unknown) {
  return (await import('../checkout-responses.ts')).TaxationResponse.parse(body)
}

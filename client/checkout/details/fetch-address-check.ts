import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { checkoutApi } from '../../../domain/checkout/checkout-api.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'

/** Error per field from the validation service; null: the built-in rules apply. */
export async function fetchAddressCheck(
  values: CheckoutValues,
): Promise<Record<string, string> | null> {
  const body = { ...values, password: '', passwordConfirmation: '' }
  try {
    const request = {
      method: 'POST',
      url: checkoutApi.addressCheck,
      body,
      response: parse,
    } as const
    return (await sendJson(request)).errors
  } catch (error) {
    if (error instanceof RequestFailed) return null
    throw error
  }
}

async function parse(body: unknown) {
  return (await import('../checkout-responses.ts')).AddressErrors.parse(body)
}

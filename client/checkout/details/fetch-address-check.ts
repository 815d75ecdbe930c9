import type { CheckoutValues } from '../../../domain/checkout/checkout-form.ts'
import { api } from '../../../domain/api.ts'
import { RequestFailed } from '../../http/request-failed.ts'
import { sendJson } from '../../http/send-json.ts'

/** Message per wrong field, by the service for addresses; null: the built-in rules shall decide. */
export async function fetchAddressCheck(
  values: CheckoutValues,
): Promise<Record<string, string> | null> {
  const body = { ...values, password: '', passwordConfirmation: '' }
  try {
    const request = { method: 'POST', url: api.addressCheck, body, answer: parse } as const
    return (await sendJson(request)).errors
  } catch (error) {
    if (error instanceof RequestFailed) return null
    throw error
  }
}

async function parse(body: unknown) {
  return (await import('../checkout-answers.ts')).AddressErrors.parse(body)
}

import type { Business } from '../account/address.ts'
import { normaliseSlovakVatin, normaliseVatin } from '../validation/normalise.ts'
import { parseVatId } from './vat-id.ts'

/**
 * The VAT id of a business among its numbers: in Slovakia the IČ DPH, because a DIČ without a prefix
 * is only a tax number. Empty where there is none; what has the form of no id is it too, to be told so.
 */
export function vatIdOf({ vatin, vatinsvk }: Pick<Business, 'vatin' | 'vatinsvk'>): string {
  const slovak = normaliseSlovakVatin(vatinsvk)
  if (parseVatId(slovak)) return slovak
  const vatId = normaliseVatin(vatin)
  return /^[A-Z]{2}/.test(vatId) ? vatId : ''
}

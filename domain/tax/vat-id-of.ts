import type { Business } from '../account/address.ts'
import { normaliseSlovakVatin, normaliseVatin } from '../validation/normalise.ts'
import { parseVatId } from './vat-id.ts'

/**
 * The VAT id among a business's numbers: in Slovakia the IČ DPH, because a DIČ without a prefix is
 * only a tax number. Empty if there is none; a malformed id is returned too, so that its error can
 * be shown.
 */
export function vatIdOf({ vatin, vatinsvk }: Pick<Business, 'vatin' | 'vatinsvk'>): string {
  const slovak = normaliseSlovakVatin(vatinsvk)
  if (parseVatId(slovak)) return slovak
  const vatId = normaliseVatin(vatin)
  return /^[A-Z]{2}/.test(vatId) ? vatId : ''
}

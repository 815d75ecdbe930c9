import type { Business } from '../../../domain/account/address.ts'
import {
  normaliseText,
  normaliseTin,
  normaliseVatin,
} from '../../../domain/validation/normalise.ts'
import type { FieldValues } from '../../../domain/validation/form-fields.ts'

/** Company and its numbers of a form; null where the box is not ticked. */
export function businessOf(values: FieldValues, country: string): Business | null {
  if (!values['isBusiness']) return null
  const { businessName = '', tin = '', vatin = '', vatinsvk = '' } = values
  return {
    businessName: normaliseText(businessName),
    tin: normaliseTin(tin, country),
    vatin: normaliseVatin(vatin),
    vatinsvk: normaliseVatin(vatinsvk),
  }
}

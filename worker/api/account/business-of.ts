import type { Business } from '../../../domain/account/address.ts'
import type { ProfileValues } from '../../../domain/validation/profile-form.ts'

/** Company fields of a form; null if the business checkbox is not ticked. */
export function businessOf({
  isBusiness,
  businessName,
  tin,
  vatin,
  vatinsvk,
}: ProfileValues): Business | null {
  return isBusiness ? { businessName, tin, vatin, vatinsvk } : null
}

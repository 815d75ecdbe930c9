import type { Business } from '../../../domain/account/address.ts'
import type { ProfileValues } from '../../../domain/validation/profile-form.ts'

/** Company and its numbers of a form; null where the box is not ticked. */
export function businessOf({
  isBusiness,
  businessName,
  tin,
  vatin,
  vatinsvk,
}: ProfileValues): Business | null {
  return isBusiness ? { businessName, tin, vatin, vatinsvk } : null
}

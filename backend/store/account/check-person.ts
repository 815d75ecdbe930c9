import type { Address, Business } from '../../../domain/account/address.ts'
import { checkPhoneNumber } from '../../../domain/validation/phone-number.ts'
import { checkPostcode } from '../../../domain/validation/postcode.ts'
import { checkTin } from '../../../domain/validation/tin.ts'
import { Refusal } from '../../contract/refusal.ts'

interface Person {
  phone?: string | undefined
  business?: Business | null | undefined
  address?: Address | null
}

/** Validates contact and company data; `country` is that of the business (spec §5). */
export function checkPerson({ phone, business, address }: Person, country: string): void {
  const reasons = [
    ...(phone && checkPhoneNumber(phone)
      ? [{ key: 'phone' as const, code: 'phone' as const, field: 'phone' }]
      : []),
    ...(business && !business.businessName.trim()
      ? [{ key: 'required' as const, code: 'required' as const, field: 'business.businessName' }]
      : []),
    ...(business && checkTin(business.tin, country)
      ? [{ key: 'tin' as const, code: 'tin' as const, field: 'business.tin' }]
      : []),
    ...(address && checkPostcode(address.postcode, address.country)
      ? [{ key: 'postcode' as const, code: 'postcode' as const, field: 'address.postcode' }]
      : []),
  ]
  if (reasons.length) throw new Refusal(422, ...reasons)
}

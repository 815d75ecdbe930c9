import type { NewAddress } from '../../../domain/contract/store-addresses.ts'
import { checkPhoneNumber } from '../../../domain/validation/phone-number.ts'
import { checkPostcode } from '../../../domain/validation/postcode.ts'
import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { deliveryCountries } from '../delivery-countries.ts'

/** Validates an address for parcels and invoices; billing has no country limit. */
export function checkAddress(merchant: Merchant, address: NewAddress, caller: Caller): void {
  const { type, postcode, phone, country_code: country } = address
  const deliverable = deliveryCountries(merchant, caller).some(({ code }) => code === country)
  const reasons = [
    ...(type === 'shipping' && !deliverable
      ? [{ key: 'country' as const, code: 'country' as const, field: 'country_code' }]
      : []),
    ...(checkPostcode(postcode, country)
      ? [{ key: 'postcode' as const, code: 'postcode' as const, field: 'postcode' }]
      : []),
    ...(phone && checkPhoneNumber(phone)
      ? [{ key: 'phone' as const, code: 'phone' as const, field: 'phone' }]
      : []),
  ]
  if (reasons.length) throw new Refusal(422, ...reasons)
}

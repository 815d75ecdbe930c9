import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { Country, UserAddress } from '../../account/address.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = customerRoute({
  de: '/mein-konto/addressliste',
  cs: '/muj-ucet/adresy',
  sk: '/moj-ucet/adresy',
  en: '/my-account/addresses',
})
export const policy = { sheet: 'account', feature: 'addressList' } satisfies ScreenPolicy

export interface UserAddressesProps {
  addresses: UserAddress[]
  countries: Country[]
  /** Of an invoice address, which may be elsewhere. */
  billingCountries: Country[]
  /** Id of the address being edited, '' for a new one; null: none. */
  open: string | null
  values: FieldValues
  errors: FieldErrors
}

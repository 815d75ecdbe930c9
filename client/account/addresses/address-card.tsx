import { countryLine } from '../../../domain/account/country-line.ts'
import type { UserAddress } from '../../../domain/account/address.ts'
import { useShop } from '../../shop.tsx'
import { addressTypeTexts } from './address-type-texts.ts'

/** An address book entry, formatted as on a parcel. */
export function AddressCard({ address }: { address: UserAddress }) {
  const { context, text } = useShop()
  const { name, businessName, street, houseNumber, postcode, city, country_code, phone } = address
  const abroad = countryLine(country_code, context.country, context.locale)
  return (
    <address className="address-card">
      <span className="address-card__type">
        {text(addressTypeTexts[address.type])}
        {address.isDefault && ` · ${text('customer.addresses.default')}`}
      </span>
      {businessName && <strong>{businessName}</strong>}
      <strong>{name}</strong>
      <span>
        {street} {houseNumber}
      </span>
      <span>
        {postcode} {city}
      </span>
      {abroad && <span>{abroad}</span>}
      {phone && <span>{phone}</span>}
    </address>
  )
}

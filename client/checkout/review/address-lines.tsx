import type { Address } from '../../../domain/account/address.ts'

interface AddressLinesProps {
  address: Address | null
  name: string
}

export function AddressLines({ address, name }: AddressLinesProps) {
  if (!address) return null
  return (
    <span className="address-lines">
      {name && <span>{name}</span>}
      <span>
        {address.street} {address.houseNumber}
      </span>
      <span>
        {address.postcode} {address.city}
      </span>
    </span>
  )
}

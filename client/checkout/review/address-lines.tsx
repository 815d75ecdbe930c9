import { streetLines } from '../../../domain/checkout/delivery/locker.ts'
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
      {streetLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {address.postcode} {address.city}
      </span>
    </span>
  )
}

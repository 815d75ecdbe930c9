import { countryLine } from '../../../domain/account/country-line.ts'
import { streetLines } from '../../../domain/checkout/delivery/locker.ts'
import type { Address } from '../../../domain/account/address.ts'
import { useShop } from '../../shop.tsx'

interface AddressLinesProps {
  address: Address | null
  /** Dispatch country: only other ones are named. */
  home: string
  name: string
}

export function AddressLines({ address, home, name }: AddressLinesProps) {
  const { context } = useShop()
  if (!address) return null
  const { postcode, city, country } = address
  const abroad = countryLine(country, home, context.locale)
  return (
    <span className="address-lines">
      {name && <span>{name}</span>}
      {streetLines(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>
        {postcode} {city}
      </span>
      {abroad && <span>{abroad}</span>}
    </span>
  )
}

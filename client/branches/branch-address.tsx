import type { Branch } from '../../domain/content/reference/branch.ts'

interface BranchAddressProps {
  address: Branch['address']
}

export function BranchAddress({ address }: BranchAddressProps) {
  const { street, houseNumber, postcode, city } = address
  return (
    <address className="branch-address">
      {street} {houseNumber}
      <br />
      {postcode} {city}
    </address>
  )
}

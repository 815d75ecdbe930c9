import { useId } from 'react'
import type { Shipper } from '../../../domain/checkout.ts'
import { useShop } from '../../shop.tsx'
import { FieldError } from '../ui/field-frame.tsx'

interface BranchOptionsProps {
  branches: Shipper['branches']
  chosen: string | null
  error: string | undefined
  onChoose: (branchId: string) => void
}

/** Where the goods can be collected. */
export function BranchOptions({ branches, chosen, error, onChoose }: BranchOptionsProps) {
  const { text } = useShop()
  const id = useId()
  return (
    <fieldset className="branches" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="branches__title">{text('checkout.branch')}</legend>
      {branches.map((branch) => (
        <label key={branch.id} className="branches__choice">
          <input
            type="radio"
            name="branchId"
            value={branch.id}
            className="branches__input"
            checked={chosen === branch.id}
            onChange={() => onChoose(branch.id)}
          />
          <span>
            <strong>{branch.name}</strong>
            <span className="branches__address">{branch.address}</span>
            {branch.openingHours && <span className="branches__hours">{branch.openingHours}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

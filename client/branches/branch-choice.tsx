import { useId } from 'react'
import { Icon } from '../ui/icon/icon.tsx'
import type { BranchOption } from '../../domain/content/reference/branch-option.ts'

interface BranchChoiceProps {
  name: string
  label: string
  chosen: string
  options: readonly BranchOption[]
}

/** A filter by one value, all by default: neither required nor optional. */
export function BranchChoice({ name, label, chosen, options }: BranchChoiceProps) {
  const id = useId()
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
      </label>
      <span className="select">
        <select name={name} id={id} defaultValue={chosen} className="input select__input">
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="select__arrow" />
      </span>
    </div>
  )
}

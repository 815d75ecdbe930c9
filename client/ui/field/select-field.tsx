import { type SelectHTMLAttributes, useId } from 'react'
import { describedBy, type FieldBase, FieldFrame } from './field-frame.tsx'
import { Icon } from '../icon/icon.tsx'

interface Option {
  value: string
  title: string
  disabled?: boolean
}

type SelectFieldProps = FieldBase & { options: readonly Option[] } & Omit<
    SelectHTMLAttributes<HTMLSelectElement>,
    'name' | 'required' | 'id' | 'children'
  >

export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const id = useId()
  const { required } = select
  return (
    <FieldFrame id={id} label={label} required={required ?? false} hint={hint} error={error}>
      <span className="select">
        <select
          {...select}
          {...describedBy(id, { hint, error })}
          id={id}
          className="input select__input"
        >
          {options.map(({ value, title, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {title}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" className="select__arrow" />
      </span>
    </FieldFrame>
  )
}

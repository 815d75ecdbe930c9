import { type InputHTMLAttributes, useId } from 'react'
import { describedBy, type FieldBase, FieldFrame } from './field-frame.tsx'

type FieldProps = FieldBase &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required' | 'id'>

/**
 * A single-line text field. Uncontrolled with `defaultValue`, so that it works without JavaScript
 * and before hydration.
 */
export function Field({ label, hint, error, className = '', ...input }: FieldProps) {
  const id = useId()
  const { required } = input
  return (
    <FieldFrame id={id} label={label} required={required ?? false} hint={hint} error={error}>
      <input
        type="text"
        {...input}
        {...describedBy(id, { hint, error })}
        id={id}
        className={`input ${className}`}
      />
    </FieldFrame>
  )
}

import { type TextareaHTMLAttributes, useId } from 'react'
import { describedBy, type FieldBase, FieldFrame } from './field-frame.tsx'

type TextareaFieldProps = FieldBase &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'name' | 'required' | 'id'>

export function TextareaField({ label, hint, error, ...textarea }: TextareaFieldProps) {
  const id = useId()
  const { required } = textarea
  return (
    <FieldFrame id={id} label={label} required={required ?? false} hint={hint} error={error}>
      <textarea
        rows={3}
        {...textarea}
        {...describedBy(id, { hint, error })}
        id={id}
        className="input input--area"
      />
    </FieldFrame>
  )
}

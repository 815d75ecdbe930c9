import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import { describedBy, type FieldBase, FieldError } from './field-frame.tsx'

type CheckboxFieldProps = Omit<FieldBase, 'label' | 'name'> & {
  label: ReactNode
  /** Omitted for a checkbox that no form submits. */
  name?: string
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'name' | 'required' | 'id' | 'type'>

export function CheckboxField({ label, hint, error, ...input }: CheckboxFieldProps) {
  const id = useId()
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="checkbox">
        <input
          {...input}
          {...describedBy(id, { hint, error })}
          type="checkbox"
          className="checkbox__input"
        />
        <span className="checkbox__label">
          {label}
          {input.required && (
            <span className="field__mark" aria-hidden="true">
              {' *'}
            </span>
          )}
        </span>
      </label>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

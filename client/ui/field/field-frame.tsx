import type { ReactNode } from 'react'
import { useShop } from '../../shop.tsx'
import { Icon } from '../icon/icon.tsx'

/** Common props of form fields. */
export interface FieldBase {
  name: string
  label: string
  required?: boolean
  hint?: ReactNode
  error?: string | undefined
}

interface FieldFrameProps extends Omit<FieldBase, 'name'> {
  id: string
  children: ReactNode
}

/** Label above, the field, its hint, its error. */
export function FieldFrame({
  id,
  label,
  required = false,
  hint,
  error,
  children,
}: FieldFrameProps) {
  const { text } = useShop()
  return (
    <div className={error ? 'field field--wrong' : 'field'}>
      <label className="field__label" htmlFor={id}>
        {label}
        {required ? (
          <span className="field__mark" aria-hidden="true">
            {' *'}
          </span>
        ) : (
          <span className="field__optional"> {text('field.optional')}</span>
        )}
      </label>
      {children}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null
  return (
    <p className="field__error" id={`${id}-error`}>
      <Icon name="circle-alert" size={16} />
      {error}
    </p>
  )
}

/**
 * Attributes that connect an input to its hint and error. The response to a native form is a new
 * page, on which browsers focus the first wrong field.
 */
export function describedBy(id: string, { hint, error }: Pick<FieldBase, 'hint' | 'error'>) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean)
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': ids.join(' ') || undefined,
    ...(error && { autoFocus: true }),
  }
}

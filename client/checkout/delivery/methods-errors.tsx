import type { RefObject } from 'react'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { SessionEnded } from '../session-ended.tsx'
import { Notice } from '../../ui/notice.tsx'

const groups = [
  ['shipper', 'methods-shipper'],
  ['branch', 'places'],
  ['payment', 'methods-payment'],
] as const

/** An error of the whole step; a rejected pick-up point is named at its list only. */
export function hasSummary(errors: FieldErrors): boolean {
  return Boolean(errors[''] || errors['session']) || groups.some(([name]) => errors[name])
}

interface MethodsErrorsProps {
  errors: FieldErrors
  box: RefObject<HTMLDivElement | null>
}

/** Everything that is missing, with links to the groups, where it is named again. */
export function MethodsErrors({ errors, box }: MethodsErrorsProps) {
  if (!hasSummary(errors)) return null
  const missing = groups.filter(([name]) => errors[name])
  return (
    <div ref={box} tabIndex={-1} className="checkout__problem" {...{ autoFocus: true }}>
      <Notice kind="danger" role="alert">
        {errors['']}
        <SessionEnded from="methods" error={errors['session']} />
        {missing.length > 0 && (
          <ul className="error-list">
            {missing.map(([name, id]) => (
              <li key={name}>
                <a href={`#${id}`}>{errors[name]}</a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}

/** Attributes that connect a group of options to its error. */
export function groupOf(name: 'shipper' | 'payment', errors: FieldErrors) {
  const id = `methods-${name}`
  return { id, 'aria-describedby': errors[name] ? `${id}-error` : undefined }
}

import type { ReactNode } from 'react'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import { Notice } from '../notice.tsx'

interface FormAlertProps {
  errors: FieldErrors
  /** A way out, such as a link to the sign-in. */
  action?: ReactNode
}

/** The error of a form as a whole, under ''; focused in a new page unless a field is wrong. */
export function FormAlert({ errors, action }: FormAlertProps) {
  const { '': title, ...wrong } = errors
  if (!title) return null
  const isWhole = Object.values(wrong).every((error) => !error)
  return (
    <Notice kind="danger" role="alert" title={title} focused={isWhole}>
      {action}
    </Notice>
  )
}

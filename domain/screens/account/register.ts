import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors, FieldValues } from '../../validation/form-fields.ts'

export const route = privateRoute('/register')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface RegisterProps {
  redirect: string
  values: FieldValues
  errors: FieldErrors
}

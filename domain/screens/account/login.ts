import { privateRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'

export const route = privateRoute('/login')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface LoginProps {
  /** Same-origin path to go to after the login. */
  redirect: string
  /** What was typed and what was wrong with it, after a form post without JavaScript. */
  email: string
  errors: FieldErrors
}

import { customerRoute } from '../screen-route.ts'
import type { ScreenPolicy } from '../screen-policy.ts'
import type { FieldErrors } from '../../validation/form-fields.ts'
import type { OpenSession } from '../../contract/store-session.ts'

export const route = customerRoute('/user/password')
export const policy = { sheet: 'account' } satisfies ScreenPolicy

export interface UserPasswordProps {
  /** For password managers. */
  email: string
  errors: FieldErrors
  /** Null if the store has no such list. */
  sessions: OpenSession[] | null
  /** A session was just ended. */
  ended: boolean
}

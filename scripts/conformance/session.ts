import type { Found } from './check.ts'
import { required } from './outcomes.ts'

export const authorization = (token: string) => ({ Authorization: `Bearer ${token}` })

/** Headers of the customer who is logged in; skips the check without one. */
export const sessionOf = ({ session }: Found) =>
  authorization(required(session, 'nobody is logged in'))

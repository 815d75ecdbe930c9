import { Refusal } from '../../contract/refusal.ts'
import type { Caller } from '../../request/caller.ts'
import type { CustomerRow } from './customer.ts'
import { verifyPassword } from './password.ts'
import { countAccountAttempt, forgetAttempts, passwordLimit } from './rate-limit.ts'

/** The password once more before what cannot be taken back; a stolen session is not enough. */
export async function requirePassword(
  db: D1Database,
  caller: Caller,
  customer: CustomerRow,
  password: string,
  field: string,
): Promise<void> {
  await countAccountAttempt(db, caller, passwordLimit, customer.email)
  if (!(await verifyPassword(password, customer.password))) {
    throw new Refusal(422, { key: 'wrongPassword', code: 'wrong_password', field })
  }
  await forgetAttempts(db, passwordLimit, customer.email)
}

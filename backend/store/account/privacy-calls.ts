import type { Hono } from 'hono'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
import { hashToken } from '../../db/hash.ts'
import { hasRow } from '../../db/rows.ts'
import type { Caller } from '../../request/caller.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { reviewTags } from '../products/reviews.ts'
import { requireCustomerInPerson } from './customer.ts'
import { deleteCustomer } from './delete-customer.ts'
import { exportCustomer } from './export-customer.ts'
import { requirePassword } from '../sign-in/require-password.ts'

export function privacyCalls(app: Hono<AppEnv>): void {
  handle(app, exportUser, async ({ db, caller, config }) => {
    const customer = await requireCustomerInPerson(db, caller)
    return { data: await exportCustomer(db, customer, config) }
  })

  handle(app, deleteUser, async ({ db, caller, body, purge }) => {
    if (await hasDeletedAccount(db, caller)) return { data: { done: true as const } }
    const customer = await requireCustomerInPerson(db, caller)
    await requirePassword(db, caller, customer, body.password, 'password')
    const reviewed = await deleteCustomer(db, customer, caller.bearer)
    if (reviewed.length) purge(reviewed.flatMap(reviewTags))
    return { data: { done: true as const } }
  })
}

/** Sent again because its response was lost: the session is that of a deleted account. */
async function hasDeletedAccount(db: D1Database, { bearer }: Caller): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        `SELECT 1 FROM session WHERE token_hash = ?1 AND expires_at > ?2
        AND NOT EXISTS (SELECT 1 FROM customer WHERE id = session.customer_id)`,
      )
      .bind(await hashToken(bearer ?? ''), new Date().toISOString()),
  )
}

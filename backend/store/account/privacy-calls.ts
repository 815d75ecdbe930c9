import type { Hono } from 'hono'
import { deleteUser, exportUser } from '../../../domain/contract/store-privacy.ts'
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
    const customer = await requireCustomerInPerson(db, caller)
    await requirePassword(db, caller, customer, body.password, 'password')
    const reviewed = await deleteCustomer(db, customer)
    if (reviewed.length) purge(reviewed.flatMap(reviewTags))
    return { data: { done: true as const } }
  })
}

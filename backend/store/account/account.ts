import * as z from 'zod'
import { rowSchema, findRow } from '../../db/rows.ts'
import type { Hono } from 'hono'
import {
  getCredits,
  getUser,
  login,
  logout,
  register,
  updateUser,
} from '../../../domain/contract/store-account.ts'
import { confirmAction, getConfirmation } from '../../../domain/contract/store-confirmation.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { countryOf } from '../../request/market.ts'
import { budgets } from '../budget/budgets.ts'
import { spendNetworkBudget } from '../budget/spend-budget.ts'
import { mergeGuestCart } from '../cart/lines/merge.ts'
import { activationPage, subscription } from '../newsletter.ts'
import { confirm, confirmable } from '../step-up/confirm.ts'
import { addressCalls } from './address-calls.ts'
import { checkPerson } from './check-person.ts'
import { creditBalance } from './credits.ts'
import { creditCalls } from './credit-calls.ts'
import { isRestricted, requireCustomer, requireSession, userOf } from './customer.ts'
import { listCalls } from '../shopping-lists/list-calls.ts'
import { orderCalls } from '../orders/order-calls.ts'
import { passwordCalls } from '../sign-in/password-calls.ts'
import { privacyCalls } from './privacy-calls.ts'
import { hashPassword, needsRehash, verifyPassword } from '../sign-in/password.ts'
import { countLogin, forgetLogins } from '../sign-in/count-login.ts'
import { accountPayload, registrationInserts } from '../sign-in/registration.ts'
import { requireEqualPasswords } from '../sign-in/require-equal-passwords.ts'
import { sessionCalls } from '../sign-in/session-calls.ts'
import { endSession, openSession } from '../sign-in/session.ts'
import { updateProfile } from './update-profile.ts'

const CustomerRow = rowSchema('customer', { id: z.string(), password: z.string() })

export function accountCalls(app: Hono<AppEnv>): void {
  handle(app, login, async ({ db, caller, body }) => {
    await countLogin(db, caller, body.email)
    const row = await findRow(
      db
        .prepare('SELECT id, password FROM customer WHERE email = ?1')
        .bind(body.email.toLowerCase()),
      CustomerRow,
    )
    const known = await verifyPassword(body.password, row?.password ?? null)
    if (!row || !known) throw new Refusal(401, { key: 'wrongLogin', code: 'wrong_login' })
    await forgetLogins(db, caller, body.email)
    if (needsRehash(row.password)) await replaceHash(db, row.id, row.password, body.password)
    await mergeGuestCart(db, caller.cartToken, row.id)
    const { bearer: replaces, device } = caller
    return {
      data: { access_token: await openSession(db, { customerId: row.id, replaces, device }) },
    }
  })

  handle(app, logout, async ({ db, caller }) => {
    if (caller.bearer !== null) await endSession(db, caller.bearer)
    return { data: { done: true as const } }
  })

  handle(app, register, async ({ db, caller, config, body }) => {
    checkPerson(body, body.address?.country ?? countryOf(caller))
    await spendNetworkBudget(db, caller, budgets.register)
    requireEqualPasswords(body.password, body.password_confirmation)
    const payload = await accountPayload(db, body, body.password)
    const inserts = await registrationInserts(db, { caller, config }, payload)
    const context = {
      email: body.email,
      locale: caller.locale,
      source: 'register',
      link: activationPage(config, caller.locale),
    }
    const alsoNewsletter = body.newsletter ? await subscription(db, config, context) : []
    const statements = [...inserts, ...alsoNewsletter]
    if (statements.length > 0) await db.batch(statements)
    // The same response for a known address: only the email reveals whether there is an account.
    return { data: { pending: true } }
  })

  handle(app, getUser, async ({ db, caller }) => {
    const { customer, operator } = await requireSession(db, caller)
    const user = await userOf(db, customer)
    return { data: operator === null ? user : { ...user, operator } }
  })

  handle(app, updateUser, async ({ db, caller, body }) => {
    const customer = await requireCustomer(db, caller)
    return { data: await userOf(db, await updateProfile(db, caller, customer, body)) }
  })

  handle(app, getCredits, async ({ db, caller }) => {
    const customer = await requireCustomer(db, caller)
    const isRestrictedMember = await isRestricted(db, customer)
    return { data: { amount: isRestrictedMember ? 0 : await creditBalance(db, customer.id) } }
  })

  handle(app, getConfirmation, async ({ db, param }) => ({
    data: await confirmable(db, param('token')),
  }))

  handle(app, confirmAction, async ({ db, caller, config, body }) => ({
    data: await confirm(db, caller, config, body.token),
  }))

  passwordCalls(app)
  sessionCalls(app)
  addressCalls(app)
  listCalls(app)
  orderCalls(app)
  creditCalls(app)
  privacyCalls(app)
}

/** Optimistic lock on the checked record: a concurrent password change wins. */
async function replaceHash(
  db: D1Database,
  customerId: string,
  checked: string,
  password: string,
): Promise<void> {
  await db
    .prepare('UPDATE customer SET password = ?3 WHERE id = ?1 AND password = ?2')
    .bind(customerId, checked, await hashPassword(password))
    .run()
}

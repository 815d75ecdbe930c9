import type { Hono } from 'hono'
import {
  getCredits,
  getUser,
  login,
  logout,
  register,
  updateUser,
} from '../../../domain/contract/store-account.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { countryOf, marketOf } from '../../request/market.ts'
import { budgets } from '../budget/budgets.ts'
import { spend } from '../budget/spend.ts'
import { mergeGuestCart } from '../cart/merge.ts'
import { activationPage, subscription } from '../newsletter.ts'
import { addressCalls } from './address-calls.ts'
import { checkPerson } from './check-person.ts'
import { creditBalance } from './credits.ts'
import { isRestricted, requireCustomer, userOf } from './customer.ts'
import { listCalls } from './list-calls.ts'
import { orderCalls } from './order-calls.ts'
import { passwordCalls } from './password-calls.ts'
import { privacyCalls } from './privacy-calls.ts'
import { verifyPassword } from './password.ts'
import { countLogin, forgetLogins } from './count-login.ts'
import { customerInserts, emailTaken, isEmailTaken } from './registration.ts'
import { sessionCalls } from './session-calls.ts'
import { endSession, openSession } from './session.ts'
import { updateProfile } from './update-profile.ts'

export function accountCalls(app: Hono<AppEnv>): void {
  handle(app, login, async ({ db, caller, body }) => {
    await countLogin(db, caller, body.email)
    const row = await db
      .prepare('SELECT id, password FROM customer WHERE email = ?1')
      .bind(body.email.toLowerCase())
      .first<{ id: string; password: string }>()
    const known = await verifyPassword(body.password, row?.password ?? null)
    if (!row || !known) throw new Refusal(401, { key: 'wrongLogin', code: 'wrong_login' })
    await forgetLogins(db, caller, body.email)
    await mergeGuestCart(db, caller.cartToken, row.id)
    return { data: { access_token: await openSession(db, { customerId: row.id }) } }
  })

  handle(app, logout, async ({ db, caller }) => {
    if (caller.bearer !== null) await endSession(db, caller.bearer)
    return { data: { done: true as const } }
  })

  handle(app, register, async ({ db, caller, config, body }) => {
    checkPerson(body, body.address?.country ?? countryOf[marketOf(caller)])
    await spend(db, caller, budgets.register, caller.network)
    const id = crypto.randomUUID()
    const inserts = await customerInserts(db, id, {
      ...body,
      passwordConfirmation: body.password_confirmation,
    })
    const asked = {
      email: body.email,
      locale: caller.locale,
      source: 'register',
      link: activationPage(config, caller.locale),
    }
    const alsoNewsletter = body.newsletter ? await subscription(db, asked) : []
    try {
      await db.batch([...inserts, ...alsoNewsletter])
    } catch (error) {
      throw isEmailTaken(error) ? emailTaken() : error
    }
    await mergeGuestCart(db, caller.cartToken, id)
    return { data: { access_token: await openSession(db, { customerId: id }) } }
  })

  handle(app, getUser, async ({ db, caller }) => ({
    data: await userOf(db, await requireCustomer(db, caller)),
  }))

  handle(app, updateUser, async ({ db, caller, body }) => {
    const customer = await requireCustomer(db, caller)
    return { data: await userOf(db, await updateProfile(db, caller, customer, body)) }
  })

  handle(app, getCredits, async ({ db, caller }) => {
    const customer = await requireCustomer(db, caller)
    const isRestrictedMember = await isRestricted(db, customer)
    return { data: { amount: isRestrictedMember ? 0 : await creditBalance(db, customer.id) } }
  })

  passwordCalls(app)
  sessionCalls(app)
  addressCalls(app)
  listCalls(app)
  orderCalls(app)
  privacyCalls(app)
}

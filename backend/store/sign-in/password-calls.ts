import type { Hono } from 'hono'
import {
  changePassword,
  checkResetToken,
  forgotPassword,
  resetPassword,
} from '../../../domain/contract/store-password.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { passwordChanged } from '../../mail/account-mails.ts'
import type { Caller } from '../../request/caller.ts'
import { pageOfShop } from '../../request/page-of-shop.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendBudget } from '../budget/spend-budget.ts'
import { requireCustomerInPerson } from '../account/customer.ts'
import { checkPassword } from './check-password.ts'
import { hashPassword, verifyPassword } from './password.ts'
import { claimReset, isResetOpen, passwordOfUsedReset, sendReset } from './password-reset.ts'
import { forgetLogins } from './count-login.ts'
import { requireEqualPasswords } from './require-equal-passwords.ts'
import { requirePassword } from './require-password.ts'
import { endSessions } from './session.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { loadSender } from '../../mail/sender.ts'

const done = { data: { done: true as const } }

export function passwordCalls(app: Hono<AppEnv>): void {
  handle(app, forgotPassword, async ({ db, caller, config, body, waitUntil: later }) => {
    const page = pageOfShop(body.callbackUrl, config, caller.locale)
    if (!page) throw new Refusal(422, { key: 'invalid', code: 'invalid', field: 'callbackUrl' })
    await spendBudget(db, caller, budgets.resetNetwork, caller.network)
    await spendBudget(db, caller, budgets.reset, `${body.email} ${caller.network}`)
    // After the response: neither time nor content reveals whether there is an account.
    later(async ({ DB }) => {
      if (!(await trySpendBudget(DB, budgets.resetMail, body.email))) return
      await sendReset(DB, config, { email: body.email.toLowerCase(), locale: caller.locale, page })
    })
    return done
  })

  handle(app, resetPassword, async ({ db, caller, config, body }) => {
    requireEqualPasswords(body.password, body.password_confirmation)
    await checkPassword(body, await loadMerchant(db))
    const email = body.email.toLowerCase()
    // Before hashing, whose cost only the bearer of a link may cause.
    const customerId = await claimReset(db, email, body.token)
    if (!customerId) {
      if (await isResetRepeated(db, caller, { ...body, email })) return done
      throw new Refusal(422, { key: 'resetInvalid', code: 'reset_invalid' })
    }
    await db.batch([
      ...passwordStatements(db, customerId, await hashPassword(body.password)),
      await endSessions(db, customerId),
      mailInsert(db, {
        recipient: email,
        locale: caller.locale,
        ...passwordChanged(await loadSender(db, config, caller.locale)),
      }),
    ])
    await forgetLogins(db, caller, email)
    return done
  })

  handle(app, checkResetToken, async ({ db, body }) => ({
    data: { isOpen: await isResetOpen(db, body.token) },
  }))

  handle(app, changePassword, async ({ db, caller, config, body }) => {
    const customer = await requireCustomerInPerson(db, caller)
    requireEqualPasswords(body.password, body.password_confirmation)
    try {
      await requirePassword(db, caller, customer, body.old_password, 'old_password')
    } catch (error) {
      // Sent again because its response was lost: the new password is the one of the account.
      const isRefused = error instanceof Refusal && error.status === 422
      if (isRefused && (await verifyPassword(body.password, customer.password))) return done
      throw error
    }
    await checkPassword({ password: body.password, email: customer.email }, await loadMerchant(db))
    await db.batch([
      ...passwordStatements(db, customer.id, await hashPassword(body.password)),
      await endSessions(db, customer.id, caller.bearer),
      mailInsert(db, {
        recipient: customer.email,
        locale: caller.locale,
        ...passwordChanged(await loadSender(db, config, caller.locale)),
      }),
    ])
    return done
  })
}

/** Sent again because its response was lost: the link is used, and its password is in force. */
async function isResetRepeated(
  db: D1Database,
  caller: Caller,
  { email, token, password }: { email: string; token: string; password: string },
): Promise<boolean> {
  const stored = await passwordOfUsedReset(db, email, token)
  if (stored === null) return false
  await spendBudget(db, caller, budgets.password, email)
  return verifyPassword(password, stored)
}

/** A new password invalidates all other reset links. */
function passwordStatements(
  db: D1Database,
  customerId: string,
  password: string,
): D1PreparedStatement[] {
  return [
    db.prepare('UPDATE customer SET password = ?2 WHERE id = ?1').bind(customerId, password),
    db
      .prepare('DELETE FROM password_reset WHERE customer_id = ?1 AND used_at IS NULL')
      .bind(customerId),
  ]
}

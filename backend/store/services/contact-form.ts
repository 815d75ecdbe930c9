import type { Hono } from 'hono'
import { sendContactForm } from '../../../domain/contract/store-services.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import { findCustomer } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendNetworkBudget } from '../budget/spend-budget.ts'
import { isAttemptDone, recordDoneAttempt, requestConfirmation } from '../step-up/pending.ts'
import { contactMails } from './contact-mails.ts'

export function contactCalls(app: Hono<AppEnv>): void {
  handle(app, sendContactForm, async ({ db, caller, config, body }) => {
    const { locale } = caller
    if (!body.consent) throw new Refusal(422, { key: 'terms', code: 'invalid', field: 'consent' })
    const customer = await findCustomer(db, caller)
    const isProven = customer?.email === body.email.toLowerCase()
    const isFree = (await trySpendNetworkBudget(db, caller, budgets.contact)) || isProven
    await spendBudget(db, caller, budgets.contactMail, body.email)
    // Bots get the same response as people, so that they learn nothing.
    if (body.website) return { data: { sent: true as const } }
    const attemptKey = await hashToken(JSON.stringify(['inquiry', body]))
    // Sent again because its response was lost: the same response, without a second email.
    if (await isAttemptDone(db, attemptKey)) return { data: { sent: true as const } }
    if (!isFree) {
      const pending = { kind: 'inquiry' as const, email: body.email, attemptKey, payload: body }
      throw await requestConfirmation(db, { caller, config }, pending, {
        isLiftedByChallenge: true,
      })
    }
    // It may have waited for its email until a challenge was passed.
    await db.batch([
      ...(await contactMails(db, config, locale, body, { isProven })),
      await recordDoneAttempt(db, { kind: 'inquiry', email: body.email, attemptKey }),
    ])
    return { data: { sent: true as const } }
  })
}

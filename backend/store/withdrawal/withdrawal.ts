import type { Hono } from 'hono'
import {
  declareWithdrawal,
  findWithdrawalOrder,
  getWithdrawal,
} from '../../../domain/contract/store-withdrawal.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { countAttempt, type RateLimit } from '../account/rate-limit.ts'
import { countForm } from '../count-form.ts'
import { declare } from './declare.ts'
import { findWithdrawal } from './find-withdrawal.ts'
import { matchOrder, openOrder } from './match-order.ts'

const lookupLimit: RateLimit = { action: 'withdrawal_order', most: 20, windowSeconds: 3600 }

/** Withdrawal from a contract in two steps, without a login (§ 356a BGB). */
export function withdrawalCalls(app: Hono<AppEnv>): void {
  handle(app, findWithdrawalOrder, async ({ db, caller, body }) => {
    await countForm(db, caller)
    await countAttempt(db, lookupLimit, body.email)
    const { order, match } = await matchOrder(db, body)
    return { data: { order: order && match === 'order' ? openOrder(order) : null } }
  })

  handle(app, declareWithdrawal, async ({ db, caller, config, body }) => ({
    data: await declare(db, caller, config, body),
  }))

  handle(app, getWithdrawal, async ({ db, param }) => {
    const withdrawal = await findWithdrawal(db, 'token', param('token'))
    if (!withdrawal) throw notFound()
    return { data: withdrawal }
  })
}

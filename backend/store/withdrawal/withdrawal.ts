import type { Hono } from 'hono'
import {
  declareWithdrawal,
  findWithdrawalOrder,
  getWithdrawal,
  type Withdrawal,
} from '../../../domain/contract/store-withdrawal.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { withDelivery } from '../../mail/sending/suppression.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'
import { declare } from './declare.ts'
import { findWithdrawal } from './find-withdrawal.ts'
import { matchOrder, openOrder } from './match-order.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'

/** Two-step withdrawal from a contract, without a session (§ 356a BGB). */
export function withdrawalCalls(app: Hono<AppEnv>): void {
  handle(app, findWithdrawalOrder, async ({ db, caller, body }) => {
    await spendBudget(db, caller, budgets.withdrawal, caller.network)
    await spendBudget(db, caller, budgets.withdrawalLookup, body.email)
    const { order, match } = await matchOrder(db, body)
    const isOwn = order !== null && match === 'order'
    return { data: { order: isOwn ? await openOrder(db, order, await loadMerchant(db)) : null } }
  })

  handle(app, declareWithdrawal, async ({ db, caller, config, body }) => ({
    data: await withMark(db, await declare(db, caller, config, body)),
  }))

  handle(app, getWithdrawal, async ({ db, param }) => {
    const withdrawal = await findWithdrawal(db, 'token', param('token'))
    if (!withdrawal) throw notFound()
    return { data: await withMark(db, withdrawal) }
  })
}

/** For whoever knows the order: nobody else learns about an address. */
async function withMark(db: D1Database, withdrawal: Withdrawal): Promise<Withdrawal> {
  return withdrawal.matched ? withDelivery(db, withdrawal, withdrawal.email) : withdrawal
}

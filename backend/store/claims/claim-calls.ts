import type { Hono } from 'hono'
import * as contract from '../../../domain/contract/store-claims.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { withDelivery } from '../../mail/sending/suppression.ts'
import { readPaging } from '../../request/paging.ts'
import { findCustomer, requireCustomer } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget } from '../budget/spend-budget.ts'
import { claimOrderOf, findClaimedOrder } from './claimable-order.ts'
import { file } from './file-claim.ts'
import { findClaim, listClaims } from './stored-claim.ts'

/** Warranty claims: filed with or without a session, listed for customers. */
export function claimCalls(app: Hono<AppEnv>): void {
  handle(app, contract.findClaimOrder, async ({ db, caller, body }) => {
    await spendBudget(db, caller, budgets.claim, caller.network)
    await spendBudget(db, caller, budgets.claimLookup, body.email)
    const customer = await findCustomer(db, caller)
    const order = await findClaimedOrder(db, body, customer?.id ?? null)
    return { data: { order: order && (await claimOrderOf(db, order)) } }
  })

  handle(app, contract.fileClaim, async ({ db, caller, config, body }) => {
    const claim = await file(db, caller, config, body)
    return { data: await withDelivery(db, claim, claim.email) }
  })

  handle(app, contract.getClaim, async ({ db, param }) => {
    const found = await findClaim(db, 'token', param('token'))
    if (!found) throw notFound()
    return { data: await withDelivery(db, found.claim, found.claim.email) }
  })

  handle(app, contract.getClaims, async ({ db, caller, query }) => {
    const { id } = await requireCustomer(db, caller)
    const paging = readPaging(query, { usual: 10, most: 50 })
    const { claims, total } = await listClaims(db, id, paging)
    return { data: claims, meta: paging.metaOf(total) }
  })
}

import * as z from 'zod'
import { hasRow, rowSchema, findRow } from '../../db/rows.ts'
import type { Hono } from 'hono'
import { unwatchVariant, watchVariant } from '../../../domain/contract/store-products.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { hashToken, isWholeToken } from '../../db/hash.ts'
import { flag, json, Text } from '../../db/columns.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendNetworkBudget } from '../budget/spend-budget.ts'
import { requestConfirmation } from '../step-up/pending.ts'
import { watcherInserts } from './watch.ts'
import { isForSale } from '../../db/is-for-sale.ts'

/** Back-in-stock watches of a variant (spec §7 watchers). */
export function watcherCalls(app: Hono<AppEnv>): void {
  handle(app, watchVariant, async ({ db, caller, config, body, param }) => {
    const variant = await requireVariant(db, param('variantId'))
    const email = body.email.toLowerCase()
    const name = variant.fullname[caller.locale]
    if (variant.available) {
      const values = { name }
      throw new Refusal(409, { key: 'alreadyAvailable', code: 'already_available', values })
    }
    const isFree = await trySpendNetworkBudget(db, caller, budgets.watcher)
    await spendBudget(db, caller, budgets.watcherMail, email)
    const known = await hasRow(
      db
        .prepare('SELECT 1 FROM watcher WHERE variant_id = ?1 AND email = ?2')
        .bind(variant.id, email),
    )
    // The same response as the first time, without a second email.
    if (known) return { data: { watching: true as const } }
    const payload = { variantId: variant.id, name, email, locale: caller.locale }
    if (!isFree) {
      const attemptKey = await hashToken(`watcher:${variant.id}:${email}`)
      const pending = { kind: 'watcher' as const, email, attemptKey, payload }
      throw await requestConfirmation(db, { caller, config }, pending, {
        isLiftedByChallenge: true,
      })
    }
    await db.batch(await watcherInserts(db, config, payload))
    return { data: { watching: true as const } }
  })

  handle(app, unwatchVariant, async ({ db, body }) => {
    // A whole token without a watch is that of an ended one: the requested state.
    if (!isWholeToken(body.token)) {
      throw new Refusal(404, { key: 'watcherUnknown', code: 'not_found' })
    }
    await db
      .prepare('DELETE FROM watcher WHERE token_hash = ?1')
      .bind(await hashToken(body.token))
      .run()
    return { data: { watching: false as const } }
  })
}

const VariantRow = rowSchema('variant', {
  id: z.string(),
  fullname: json(Text),
  available: flag,
})

async function requireVariant(db: D1Database, id: string) {
  const row = await findRow(
    db
      .prepare(
        `SELECT v.id, v.fullname, ${isForSale()} AS available FROM variant v WHERE v.id = ?1`,
      )
      .bind(id),
    VariantRow,
  )
  if (!row) throw notFound()
  return row
}

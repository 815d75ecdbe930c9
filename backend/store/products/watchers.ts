import type { Hono } from 'hono'
import { unwatchVariant, watchVariant } from '../../../domain/contract/store-products.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { fromJson } from '../../db/json.ts'
import { shopUrlOf } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { watcherConfirmation } from '../../mail/watcher.ts'
import type { Text } from '../../seed/records.ts'
import { budgets } from '../budget/budgets.ts'
import { spend } from '../budget/spend.ts'
import { unsubscribePage } from '../unsubscribe-page.ts'

/** Mails to those who wait for a variant (spec §7 watchers). */
export function watcherCalls(app: Hono<AppEnv>): void {
  handle(app, watchVariant, async ({ db, caller, config, body, param }) => {
    const variant = await requireVariant(db, param('variantId'))
    const email = body.email.toLowerCase()
    const name = fromJson<Text>(variant.fullname)[caller.locale]
    if (variant.available) {
      const values = { name }
      throw new Refusal(409, { key: 'alreadyAvailable', code: 'already_available', values })
    }
    await spend(db, caller, budgets.watcher, caller.network)
    await spend(db, caller, budgets.watcherMail, email)
    const known = await db
      .prepare('SELECT 1 FROM watcher WHERE variant_id = ?1 AND email = ?2')
      .bind(variant.id, email)
      .first()
    // The same answer as the first time, and no second mail.
    if (known) return { data: { watching: true as const } }
    const token = newToken()
    const href = unsubscribePage(shopUrlOf(config, caller.locale), caller.locale, 'unwatch', token)
    await db.batch([
      db
        .prepare(
          `INSERT INTO watcher (id, variant_id, email, locale, token_hash, created_at)
          VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING`,
        )
        .bind(
          crypto.randomUUID(),
          variant.id,
          email,
          caller.locale,
          await hashToken(token),
          new Date().toISOString(),
        ),
      mailInsert(db, {
        recipient: email,
        locale: caller.locale,
        ...watcherConfirmation(caller.locale, name, href),
      }),
    ])
    return { data: { watching: true as const } }
  })

  handle(app, unwatchVariant, async ({ db, body }) => {
    const ended = await db
      .prepare('DELETE FROM watcher WHERE token_hash = ?1 RETURNING id')
      .bind(await hashToken(body.token))
      .first()
    if (!ended) throw new Refusal(404, { key: 'watcherUnknown', code: 'not_found' })
    return { data: { watching: false as const } }
  })
}

async function requireVariant(db: D1Database, id: string) {
  const row = await db
    .prepare('SELECT id, fullname, available FROM variant WHERE id = ?1')
    .bind(id)
    .first<{ id: string; fullname: string; available: number }>()
  if (!row) throw notFound()
  return row
}

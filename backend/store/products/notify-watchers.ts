import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import * as z from 'zod'
import { json, Text } from '../../db/columns.ts'
import { rowSchema, type RowOf, readFittingRows } from '../../db/rows.ts'
import { Locale } from '../../../domain/locale.ts'
import { defaultLocale } from '../../../domain/locales/locales.ts'
import { routesOf } from '../../../domain/routes.ts'
import { shopUrlOf, type Config } from '../../env.ts'
import { advanceWatermark, readWatermark } from '../../maintenance/watermark.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { senderOf } from '../../mail/sender.ts'
import { watcherRelease } from '../../mail/watcher.ts'
import { isForSale } from '../../db/is-for-sale.ts'

const Waiting = rowSchema('watcher', {
  id: z.string(),
  email: z.string(),
  locale: z.string(),
  variantId: z.string(),
  fullname: json(Text),
  slug: z.string(),
})
type Waiting = RowOf<typeof Waiting>

/** Emails per transaction. */
const batchSize = 50

const columns = 'w.id, w.email, w.locale, w.variant_id, v.fullname, t.slug, w.created_at'
const text = 'JOIN product_text t ON t.product_n = v.product_n AND t.locale = w.locale'

/** Notifies all watchers of these variants who can buy them now. */
export async function notifyWatchers(
  db: D1Database,
  config: Config,
  variantIds: readonly string[],
): Promise<void> {
  const results = await readFittingRows(
    db
      .prepare(
        `SELECT ${columns} FROM watcher w JOIN variant v ON v.id = w.variant_id AND ${isForSale()} ${text}
      WHERE w.variant_id IN (SELECT value FROM json_each(?1)) ORDER BY w.created_at`,
      )
      .bind(JSON.stringify(variantIds)),
    Waiting,
  )
  await release(db, config, results)
}

/** Milliseconds between a product's modification time and its visibility: transaction time. */
const overlapMs = 60_000
const watermark = 'watchers'

/**
 * The same for everything restocked since the last run, by deliveries, imports or direct changes. A
 * product's modification time changes when a variant is restocked; later watchers are included.
 */
export async function notifyAllWatchers(
  db: D1Database,
  config: Config,
  now = new Date(),
): Promise<void> {
  const until = await readWatermark(db, watermark, now)
  const since = new Date((until?.getTime() ?? overlapMs) - overlapMs).toISOString()
  const results = await readFittingRows(
    db
      .prepare(
        `SELECT ${columns} FROM product p
        CROSS JOIN variant v ON v.product_n = p.n AND ${isForSale()}
        CROSS JOIN watcher w ON w.variant_id = v.id ${text}
      WHERE p.updated_at >= ?1
      UNION SELECT ${columns} FROM watcher w JOIN variant v ON v.id = w.variant_id AND ${isForSale()} ${text}
      WHERE w.created_at >= ?1 ORDER BY w.created_at`,
      )
      .bind(since),
    Waiting,
  )
  await release(db, config, results)
  await advanceWatermark(db, watermark, now).run()
}

/** Email and removal of the watch are one transaction, so a concurrent run sends no duplicate. */
async function release(db: D1Database, config: Config, results: readonly Waiting[]): Promise<void> {
  if (results.length === 0) return
  const merchant = await loadMerchant(db)
  for (let from = 0; from < results.length; from += batchSize) {
    const some = results.slice(from, from + batchSize)
    await db.batch(some.flatMap((waiting) => releaseOf(db, merchant, config, waiting)))
  }
}

function releaseOf(
  db: D1Database,
  merchant: Merchant,
  config: Config,
  waiting: Waiting,
): D1PreparedStatement[] {
  const locale = Locale.safeParse(waiting.locale).data ?? defaultLocale
  const href = shopUrlOf(config, locale) + routesOf(locale).product(waiting.slug, waiting.variantId)
  const mail = watcherRelease(senderOf(merchant, config, locale), waiting.fullname[locale], href)
  return [
    mailInsert(
      db,
      { recipient: waiting.email, locale, ...mail },
      { sql: 'EXISTS (SELECT 1 FROM watcher WHERE id = ?1)', value: waiting.id },
    ),
    db.prepare('DELETE FROM watcher WHERE id = ?1').bind(waiting.id),
  ]
}

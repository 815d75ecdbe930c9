import { Locale, defaultLocale } from '../../../domain/locale.ts'
import { routesOf } from '../../../domain/routes.ts'
import { fromJson } from '../../db/json.ts'
import { shopUrlOf, type Config } from '../../env.ts'
import { watcherRelease } from '../../mail/watcher.ts'
import type { Text } from '../../seed/records.ts'

interface Waiting {
  id: string
  email: string
  locale: string
  variant_id: string
  fullname: string
  slug: string
}

/** Mails of one transaction. */
const batchSize = 50

/**
 * Mails everybody who waits for one of these variants (or for any) and can have it now, once: the
 * mail and the end of the waiting are one transaction, and of two at the same time the second finds
 * nobody.
 */
export async function notifyWatchers(
  db: D1Database,
  config: Config,
  variantIds: readonly string[] | null,
): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT w.id, w.email, w.locale, w.variant_id, v.fullname, t.slug
      FROM watcher w
      JOIN variant v ON v.id = w.variant_id AND v.available
      JOIN product_text t ON t.product_n = v.product_n AND t.locale = w.locale
      WHERE ?1 IS NULL OR w.variant_id IN (SELECT value FROM json_each(?1)) ORDER BY w.created_at`,
    )
    .bind(variantIds && JSON.stringify(variantIds))
    .all<Waiting>()
  for (let from = 0; from < results.length; from += batchSize) {
    const some = results.slice(from, from + batchSize)
    await db.batch(some.flatMap((waiting) => releaseOf(db, config, waiting)))
  }
}

function releaseOf(db: D1Database, config: Config, waiting: Waiting): D1PreparedStatement[] {
  const locale = Locale.safeParse(waiting.locale).data ?? defaultLocale
  const href =
    shopUrlOf(config, locale) + routesOf(locale).product(waiting.slug, waiting.variant_id)
  const mail = watcherRelease(locale, fromJson<Text>(waiting.fullname)[locale], href)
  return [
    db
      .prepare(
        `INSERT INTO mail (id, kind, recipient, locale, subject, html, text, created_at)
        SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8 WHERE EXISTS (SELECT 1 FROM watcher WHERE id = ?9)`,
      )
      .bind(
        crypto.randomUUID(),
        mail.kind,
        waiting.email,
        locale,
        mail.subject,
        mail.html,
        mail.text,
        new Date().toISOString(),
        waiting.id,
      ),
    db.prepare('DELETE FROM watcher WHERE id = ?1').bind(waiting.id),
  ]
}

import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import { defaultLocale } from '../../../domain/locales/locales.ts'
import { hashToken, newToken } from '../../db/hash.ts'
import { type Config, shopUrlOf } from '../../env.ts'
import { mailInsert } from '../../mail/outbox-table.ts'
import { watcherConfirmation } from '../../mail/watcher.ts'
import { unsubscribePage } from '../unsubscribe-page.ts'
import { loadSender } from '../../mail/sender.ts'

export const WatcherPayload = z.object({
  variantId: z.string(),
  /** Name of the variant, in the watcher's language. */
  name: z.string(),
  email: z.string(),
  locale: z.string(),
})
type WatcherPayload = z.infer<typeof WatcherPayload>

/** Statements that add a watch and its confirmation email. */
export async function watcherInserts(
  db: D1Database,
  config: Config,
  payload: WatcherPayload,
): Promise<D1PreparedStatement[]> {
  const { variantId, name, email } = payload
  const locale = Locale.safeParse(payload.locale).data ?? defaultLocale
  const token = newToken()
  const href = unsubscribePage(shopUrlOf(config, locale), locale, 'unwatch', token)
  return [
    db
      .prepare(
        `INSERT INTO watcher (id, variant_id, email, locale, token_hash, created_at)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6) ON CONFLICT DO NOTHING`,
      )
      .bind(
        crypto.randomUUID(),
        variantId,
        email,
        locale,
        await hashToken(token),
        new Date().toISOString(),
      ),
    mailInsert(db, {
      recipient: email,
      locale,
      ...watcherConfirmation(await loadSender(db, config, locale), name, href),
    }),
  ]
}

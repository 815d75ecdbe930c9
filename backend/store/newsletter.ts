import type { Hono } from 'hono'
import * as z from 'zod'
import { activateNewsletter, subscribeNewsletter } from '../../domain/contract/store.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { handle, type AppEnv } from '../contract/handle.ts'
import { Refusal } from '../contract/refusal.ts'
import { hashToken, newToken } from '../db/hash.ts'
import { type Config, shopUrlOf } from '../env.ts'
import { newsletterActivation } from '../mail/newsletter-activation.ts'
import { mailInsert } from '../mail/outbox-table.ts'
import { countAttempt, newsletterLimit } from './account/rate-limit.ts'
import { activate } from './newsletter-activation.ts'

export function newsletterCalls(app: Hono<AppEnv>): void {
  handle(app, subscribeNewsletter, async ({ db, caller, config, body }) => {
    const email = z.email().max(254).safeParse(body.email.trim())
    if (!email.success) throw new Refusal(422, { key: 'email', code: 'invalid', field: 'email' })
    if (!body.terms) throw new Refusal(422, { key: 'terms', code: 'invalid', field: 'terms' })
    const link = pageOfShop(body.callbackUrl, config, caller.locale)
    if (!link) throw new Refusal(422, { key: 'invalid', code: 'invalid', field: 'callbackUrl' })
    await countAttempt(db, newsletterLimit, email.data)
    const asked = { email: email.data, locale: caller.locale, source: body.source ?? 'form', link }
    await db.batch(await subscription(db, asked))
    // The same answer for everybody: whether an address is known is nobody's business.
    return { data: { pending: true } }
  })

  handle(app, activateNewsletter, async ({ db, body }) => ({
    data: { email: await activate(db, body.token) },
  }))
}

interface Subscriber {
  email: string
  locale: Locale
  source: string
  /** Page that confirms; the token is added to it. */
  link: string
}

/** Statements that note a wish for the newsletter and send its activation mail (double opt-in). */
export async function subscription(
  db: D1Database,
  subscriber: Subscriber,
): Promise<D1PreparedStatement[]> {
  const { email, locale, source } = subscriber
  const token = newToken()
  const link = new URL(subscriber.link)
  link.searchParams.set('token', token)
  const now = new Date().toISOString()
  return [
    db
      .prepare(
        `INSERT INTO newsletter (email, locale, source, token_hash, requested_at) VALUES (?1, ?2, ?3, ?4, ?5)
        ON CONFLICT DO UPDATE SET token_hash = ?4, locale = ?2, requested_at = ?5`,
      )
      .bind(email.toLowerCase(), locale, source.slice(0, 60), await hashToken(token), now),
    mailInsert(db, { recipient: email, locale, ...newsletterActivation(locale, link.href) }),
  ]
}

/** Page that confirms a wish for the newsletter, where the shop speaks a language. */
export function activationPage(config: Config, locale: Locale): string {
  return shopUrlOf(config, locale) + routesOf(locale).userActivate()
}

/** The address of a page on one of the shop's hosts; null for every other one. */
function pageOfShop(address: string, config: Config, locale: Locale): string | null {
  const shop = shopUrlOf(config, locale)
  if (!URL.canParse(address, shop)) return null
  const { origin, href } = new URL(address, shop)
  const origins = [config.SHOP_URL, ...Object.values(config.SHOP_URLS)].map(
    (url) => new URL(url).origin,
  )
  return origins.includes(origin) ? href : null
}

import type { Hono } from 'hono'
import * as z from 'zod'
import {
  activateNewsletter,
  subscribeNewsletter,
  unsubscribeNewsletter,
} from '../../domain/contract/store-services.ts'
import type { Locale } from '../../domain/locale.ts'
import { routesOf } from '../../domain/routes.ts'
import { handle, type AppEnv } from '../contract/handle.ts'
import { Refusal } from '../contract/refusal.ts'
import { hashToken, newToken } from '../db/hash.ts'
import { hasRow } from '../db/rows.ts'
import { type Config, shopUrlOf } from '../env.ts'
import { newsletterActivation } from '../mail/account-mails.ts'
import { newsletterWelcome } from '../mail/newsletter-welcome.ts'
import { mailInsert } from '../mail/outbox-table.ts'
import { pageOfShop } from '../request/page-of-shop.ts'
import { budgets } from './budget/budgets.ts'
import { spendBudget, spendNetworkBudget } from './budget/spend-budget.ts'
import { repeatableSince } from './lost-response.ts'
import { activate } from './newsletter-activation.ts'
import { unsubscribe } from './newsletter-unsubscribe.ts'
import { unsubscribePage } from './unsubscribe-page.ts'
import { loadSender } from '../mail/sender.ts'

export function newsletterCalls(app: Hono<AppEnv>): void {
  handle(app, subscribeNewsletter, async ({ db, caller, config, body }) => {
    const email = z.email().max(254).safeParse(body.email.trim())
    if (!email.success) throw new Refusal(422, { key: 'email', code: 'invalid', field: 'email' })
    if (!body.terms) throw new Refusal(422, { key: 'terms', code: 'invalid', field: 'terms' })
    const link = pageOfShop(body.callbackUrl, config, caller.locale)
    if (!link) throw new Refusal(422, { key: 'invalid', code: 'invalid', field: 'callbackUrl' })
    await spendNetworkBudget(db, caller, budgets.newsletter)
    await spendBudget(db, caller, budgets.newsletterMail, email.data)
    const context = {
      email: email.data,
      locale: caller.locale,
      source: body.source ?? 'form',
      link,
    }
    const statements = await subscription(db, config, context)
    if (statements.length > 0) await db.batch(statements)
    // The same response for everybody, so that it does not reveal whether an address is known.
    return { data: { pending: true } }
  })

  handle(app, activateNewsletter, async ({ db, config, body }) => {
    const { email, locale, unsubscribeToken } = await activate(db, body.token)
    const shop = shopUrlOf(config, locale)
    const href = unsubscribePage(shop, locale, 'unsubscribe', unsubscribeToken)
    const welcome = newsletterWelcome(await loadSender(db, config, locale), href)
    await mailInsert(db, { recipient: email, locale, ...welcome }).run()
    return { data: { email } }
  })

  handle(app, unsubscribeNewsletter, async ({ db, body }) => {
    await unsubscribe(db, body.token)
    return { data: { subscribed: false as const } }
  })
}

interface Subscriber {
  email: string
  locale: Locale
  source: string
  /** Confirmation page; the token is added to it. */
  link: string
}

/**
 * Statements that record a subscription request and send its activation email (double opt-in); none
 * while that of a repeated request is on its way.
 */
export async function subscription(
  db: D1Database,
  config: Config,
  subscriber: Subscriber,
): Promise<D1PreparedStatement[]> {
  const { email, locale, source } = subscriber
  if (await isOnItsWay(db, email)) return []
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
    mailInsert(db, {
      recipient: email,
      locale,
      ...newsletterActivation(await loadSender(db, config, locale), link.href),
    }),
  ]
}

/** Requested moments ago, and neither confirmed nor ended since. */
function isOnItsWay(db: D1Database, email: string): Promise<boolean> {
  return hasRow(
    db
      .prepare(
        `SELECT 1 FROM newsletter WHERE email = ?1 AND requested_at > ?2
        AND coalesce(confirmed_at, '') < requested_at AND coalesce(unsubscribed_at, '') < requested_at`,
      )
      .bind(email.toLowerCase(), repeatableSince()),
  )
}

/** Confirmation page of a subscription in a language's shop. */
export function activationPage(config: Config, locale: Locale): string {
  return shopUrlOf(config, locale) + routesOf(locale).userActivate()
}

import type { Hono } from 'hono'
import * as z from 'zod'
import { Locale } from '../../../domain/locale.ts'
import type { Subscribers } from '../../../domain/operator/mail/subscribers.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import { shopUrlOf } from '../../env.ts'
import { suppressedAmong } from '../../mail/sending/suppression.ts'
import { unsubscribePage } from '../../store/unsubscribe-page.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from '../operator-call.ts'
import { pageOf } from '../page-of.ts'

const SubscriberRow = rowSchema('newsletter', {
  email: z.string(),
  locale: Locale,
  confirmedAt: z.iso.datetime(),
  unsubscribeToken: z.string(),
})

const perPage = 500

/** Subscribers of the newsletter, for the program that sends it. */
export function subscriberCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'GET',
    path: '/newsletter',
    scope: 'newsletter:read',
    parse: requireNoBody,
  } as const
  operatorCall(app, call, listSubscribers)
}

async function listSubscribers({
  db,
  config,
  query,
}: OperatorContext<unknown>): Promise<Subscribers> {
  const after = query.get('after') ?? ''
  const found = await readRows(
    db
      .prepare(
        `SELECT email, locale, confirmed_at, unsubscribe_token FROM newsletter
        WHERE confirmed_at IS NOT NULL AND email > ?1 ORDER BY email LIMIT ${perPage + 1}`,
      )
      .bind(after),
    SubscriberRow,
  )
  const { page, ...rest } = pageOf(found, perPage, { after, cursorOf: ({ email }) => email })
  const suppressed = await suppressedAmong(
    db,
    page.map(({ email }) => email),
  )
  return {
    subscribers: page
      .filter(({ email }) => !suppressed.has(email))
      .map(({ email, locale, confirmedAt, unsubscribeToken }) => {
        const shop = shopUrlOf(config, locale)
        const unsubscribeUrl = unsubscribePage(shop, locale, 'unsubscribe', unsubscribeToken)
        return { email, locale, confirmedAt, unsubscribeUrl }
      }),
    ...rest,
  }
}

import type { Hono } from 'hono'
import { Market } from '../../domain/merchant/market.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import { missingFields, missingOfHosts } from '../../domain/merchant/missing-fields.ts'
import { localesOf } from '../../domain/operator/offered-domains.ts'
import { merchantUpsert } from '../merchant/merchant-upsert.ts'
import { marketOf } from '../request/market.ts'
import { changedTags } from '../purge/changed-tags.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { merchantBody } from './merchant-body.ts'
import { operatorCall, type OperatorContext, type OperatorEnv } from './operator-call.ts'

export function merchantCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'PUT',
    path: '/merchant',
    scope: 'merchant:write',
    parse: merchantBody,
  } as const
  operatorCall(app, call, changeMerchant)
}

/**
 * Replaces the merchant as a whole; reports what is missing for taking orders in the languages and
 * markets of the storefront's domains.
 */
async function changeMerchant({
  db,
  env,
  config,
  body,
  domains,
  now,
  waitUntil,
}: OperatorContext<Merchant>): Promise<{ missing: string[] }> {
  await merchantUpsert(db, body, now).run()
  waitUntil(purgeTags(env, { tags: changedTags('merchant', ''), updatedAt: now }))
  const hosts = (domains ?? []).flatMap(({ code, locale, currency }) =>
    currency ? [{ locale, currency, market: marketOf({ domain: code }) }] : [],
  )
  const missing = missingFields(body, {
    locales: localesOf(domains),
    currencies: config.CURRENCIES,
    markets: domains
      ? unique(domains.map(({ code }) => marketOf({ domain: code })))
      : Market.options,
  })
  return { missing: unique([...missing, ...missingOfHosts(body, hosts)]) }
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

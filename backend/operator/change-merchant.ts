import type { Hono } from 'hono'
import * as z from 'zod'
import { Market } from '../../domain/merchant/market.ts'
import type { Merchant } from '../../domain/merchant/merchant.ts'
import {
  missingFields,
  missingRates,
  missingOfHosts,
} from '../../domain/merchant/missing-fields.ts'
import type { Locale } from '../../domain/locale.ts'
import { readRows, rowSchema } from '../db/rows.ts'
import { localesOf } from '../../domain/operator/offered-domains.ts'
import { loadMerchant } from '../merchant/load-merchant.ts'
import { merchantUpsert } from '../merchant/merchant-upsert.ts'
import { marketOf } from '../request/market.ts'
import { changedTags } from '../purge/changed-tags.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { merchantBody } from './merchant-body.ts'
import {
  operatorCall,
  type OperatorContext,
  type OperatorEnv,
  requireNoBody,
} from './operator-call.ts'

export function merchantCalls(app: Hono<OperatorEnv>): void {
  const call = { path: '/merchant', scope: 'merchant:write' } as const
  // As it was sent, so that a change of one field keeps the others.
  operatorCall(app, { ...call, method: 'GET', parse: requireNoBody }, ({ db }) => loadMerchant(db))
  operatorCall(app, { ...call, method: 'PUT', parse: merchantBody }, changeMerchant)
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
}: OperatorContext<Merchant>): Promise<{ missing: string[]; warnings: string[] }> {
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
  return {
    missing: unique([...missing, ...missingOfHosts(body, hosts)]),
    warnings: [
      ...(await findAbsentPages(db, body, localesOf(domains))),
      ...missingRates(body, config.CURRENCIES).map(
        (currency) =>
          `exchangeRates: none of ${currency}, so invoices lack VAT in the currency that it is owed in`,
      ),
    ],
  }
}

const SlugRow = rowSchema('page', { slug: z.string(), locale: z.string() })

/** Text pages that the merchant names, and that no import has brought yet. */
async function findAbsentPages(
  db: D1Database,
  { pages }: Merchant,
  locales: readonly Locale[],
): Promise<string[]> {
  const named = Object.entries(pages).flatMap(([page, slugs]) =>
    locales.flatMap((locale) => {
      const slug = slugs?.[locale]
      return slug ? { field: `pages.${page}.${locale}`, slug, locale } : []
    }),
  )
  const rows = await readRows(
    db
      .prepare(
        'SELECT slug, locale FROM page WHERE slug IN (SELECT value ->> 0 FROM json_each(?1))',
      )
      .bind(JSON.stringify(named.map(({ slug }) => [slug]))),
    SlugRow,
  )
  const known = new Set(rows.map(({ slug, locale }) => `${locale} ${slug}`))
  return named
    .filter(({ slug, locale }) => !known.has(`${locale} ${slug}`))
    .map(({ field, slug }) => `${field}: no page has the slug "${slug}" yet`)
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)]
}

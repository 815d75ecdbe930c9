import * as z from 'zod'
import type { CurrencyCode } from '../../domain/currency.ts'
import { type ChangeResults, PriceChanges } from '../../domain/operator/changes.ts'
import { toMinor } from '../../domain/minor-units.ts'
import { readRows, rowSchema } from '../db/rows.ts'
import { setPrices } from '../pricing/set-prices.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { purgeTag } from '../../domain/contract/purge.ts'
import { findVariants, invalid, type VariantMatch } from './find-variants.ts'
import { jsonBody } from './json-body.ts'
import { reasonAgainstPrice } from './reason-against-price.ts'
import { operatorCall, type OperatorContext, type OperatorEnv } from './operator-call.ts'
import type { Hono } from 'hono'

export function priceCalls(app: Hono<OperatorEnv>): void {
  const call = {
    method: 'PUT',
    path: '/prices',
    scope: 'prices:write',
    parse: jsonBody(PriceChanges),
  } as const
  operatorCall(app, call, changePrices)
}

/** Sets prices with their history; all or none. */
async function changePrices({
  db,
  env,
  config,
  body: { prices },
  now,
  waitUntil,
}: OperatorContext<PriceChanges>): Promise<ChangeResults> {
  requirePossible(prices, config.CURRENCIES)
  const variants = await findVariants(
    db,
    'prices',
    prices.map(({ variant }) => variant),
  )
  await requirePriced(db, variants, prices)
  const changes = variants.flatMap(({ id, productId }, index) => {
    const price = prices[index]
    if (!price) return []
    return { variantId: id, productId, currency: price.currency, withTax: toMinor(price.amount) }
  })
  const changed = await setPrices(db, changes, now)
  const changedProducts = new Set(
    changes.flatMap(({ productId }, index) => (changed[index] ? productId : [])),
  )
  const tags = [...changedProducts].map((id) => purgeTag.product(id))
  waitUntil(purgeTags(env, { tags, updatedAt: new Date() }))
  return {
    results: changes.map(({ variantId }, index) => ({
      variant: variantId,
      changed: changed[index] ?? false,
    })),
  }
}

function requirePossible(prices: PriceChanges['prices'], sold: readonly CurrencyCode[]): void {
  const errors = prices.flatMap(({ amount, currency }, index) => {
    if (!sold.includes(currency)) {
      return { field: `prices.${index}.currency`, reason: `the shop does not sell in ${currency}` }
    }
    const reason = reasonAgainstPrice(amount, currency)
    return reason === null ? [] : { field: `prices.${index}.amount`, reason }
  })
  if (errors.length > 0) throw invalid(errors)
}

const IndexRow = rowSchema('price', { index: z.number() })

/** A variant that was made before its currency was sold has no price in it. */
async function requirePriced(
  db: D1Database,
  variants: readonly VariantMatch[],
  prices: PriceChanges['prices'],
): Promise<void> {
  const pairs = variants.map(({ pk }, index) => [pk, prices[index]?.currency])
  const rows = await readRows(
    db
      .prepare(
        `SELECT given.key AS "index" FROM json_each(?1) given WHERE NOT EXISTS
        (SELECT 1 FROM price WHERE variant_n = given.value ->> 0
          AND currency = given.value ->> 1)`,
      )
      .bind(JSON.stringify(pairs)),
    IndexRow,
  )
  const errors = rows.map(({ index }) => ({
    field: `prices.${index}.currency`,
    reason: `"${prices[index]?.variant}" has no price in ${prices[index]?.currency} yet: import one`,
  }))
  if (errors.length > 0) throw invalid(errors)
}

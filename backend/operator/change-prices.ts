import { type ChangeResults, PriceChanges } from '../../domain/operator/changes.ts'
import { toMinor } from '../../domain/minor-units.ts'
import { roundPrice } from '../pricing/money.ts'
import { setPrices } from '../pricing/set-prices.ts'
import { purgeTags } from '../purge/purge-changed.ts'
import { purgeTag } from '../../domain/contract/purge.ts'
import { findVariants, invalid } from './find-variants.ts'
import { jsonBody } from './json-body.ts'
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
  body: { prices },
  now,
  waitUntil,
}: OperatorContext<PriceChanges>): Promise<ChangeResults> {
  requireRounded(prices)
  const variants = await findVariants(
    db,
    'prices',
    prices.map(({ variant }) => variant),
  )
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

function requireRounded(prices: PriceChanges['prices']): void {
  const errors = prices.flatMap(({ amount, currency }, index) => {
    const minor = amount * 100
    const isExact = Math.abs(minor - roundPrice(minor, currency)) < 1e-6
    return isExact ? [] : { field: `prices.${index}.amount`, reason: `is no price in ${currency}` }
  })
  if (errors.length > 0) throw invalid(errors)
}

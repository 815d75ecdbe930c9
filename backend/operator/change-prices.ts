import { type ChangeResults, PriceChanges } from '../../domain/operator/changes.ts'
import { roundPrice, toMinor } from '../pricing/money.ts'
import { setPrice } from '../pricing/set-price.ts'
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

/** Sets prices one by one, each with its history; none of them where one is wrong. */
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
  const results: ChangeResults['results'] = []
  const changedProducts = new Set<string>()
  for (const [index, { currency, amount }] of prices.entries()) {
    const variant = variants[index]
    if (!variant) continue
    const price = { variantId: variant.id, currency, withTax: toMinor(amount) }
    const changed = await setPrice(db, price, now)
    results.push({ variant: variant.id, changed })
    if (changed) changedProducts.add(variant.productId)
  }
  const tags = [...changedProducts].map((id) => purgeTag.product(id))
  waitUntil(purgeTags(env, { tags, updatedAt: new Date() }))
  return { results }
}

function requireRounded(prices: PriceChanges['prices']): void {
  const errors = prices.flatMap(({ amount, currency }, index) => {
    const minor = amount * 100
    const isExact = Math.abs(minor - roundPrice(minor, currency)) < 1e-6
    return isExact ? [] : { field: `prices.${index}.amount`, reason: `is no price in ${currency}` }
  })
  if (errors.length > 0) throw invalid(errors)
}

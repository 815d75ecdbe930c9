import type { Hono } from 'hono'
import * as z from 'zod'
import { getCartTax } from '../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import { findShopper } from '../cart/find-shopper.ts'
import { taxationOf } from './taxation.ts'
import { decideOrderTax } from './order-tax.ts'
import type { OrderedAmount } from './take-stock.ts'

/** Says which VAT the present cart would be charged, as far as it is known where it goes and who buys. */
export function cartTaxCalls(app: Hono<AppEnv>): void {
  handle(app, getCartTax, async ({ db, caller, config, query }) => {
    const [{ cart }, merchant] = await Promise.all([findShopper(db, caller), loadMerchant(db)])
    const { vat_id, country, postcode = '', collected_in } = query
    const order = {
      ordered: cart ? await orderedOf(db, cart.id) : [],
      business: vat_id ? { vatin: vat_id, vatinsvk: '' } : null,
      destination: country ? { country, postcode } : null,
      collectedIn: collected_in ?? null,
      merchant,
    }
    const now = new Date()
    const tax = await decideOrderTax({ db, caller, config }, order, now)
    return { data: taxationOf(tax, caller, now) }
  })
}

const ItemRow = rowSchema('cart_item', { variantId: z.string(), amount: z.number() })

async function orderedOf(db: D1Database, cartId: string): Promise<OrderedAmount[]> {
  const items = db
    .prepare('SELECT variant_id, amount FROM cart_item WHERE cart_id = ?1')
    .bind(cartId)
  return (await readRows(items, ItemRow)).map(({ variantId, amount }) => [variantId, amount])
}

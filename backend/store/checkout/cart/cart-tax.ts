import type { Hono } from 'hono'
import { getCartTax } from '../../../../domain/contract/store-checkout.ts'
import { handle, type AppEnv } from '../../../contract/handle.ts'
import { loadMerchant } from '../../../merchant/load-merchant.ts'
import { findShopper } from '../../cart/find-shopper.ts'
import { priceCart } from '../../cart/priced-cart.ts'
import { decideCartTax } from './decide-cart-tax.ts'

export function cartTaxCalls(app: Hono<AppEnv>): void {
  handle(app, getCartTax, async ({ db, caller, config, query }) => {
    const [shopper, merchant] = await Promise.all([findShopper(db, caller), loadMerchant(db)])
    const priced = await priceCart(db, caller, shopper)
    const taxed = { priced, query, merchant }
    return { data: await decideCartTax({ db, caller, config }, taxed, new Date()) }
  })
}

import { Hono } from 'hono'
import type { AppEnv } from '../contract/handle.ts'
import { accountCalls } from './account/account.ts'
import { cartCalls } from './cart/cart.ts'
import { checkoutCalls } from './checkout/checkout.ts'
import { globalsCalls } from './globals.ts'
import { newsletterCalls } from './newsletter.ts'
import { reviewCalls } from './reviews.ts'

/** What is bought, by whom, and what the shop says about itself. */
export const store = new Hono<AppEnv>()

globalsCalls(store)
reviewCalls(store)
cartCalls(store)
checkoutCalls(store)
accountCalls(store)
newsletterCalls(store)

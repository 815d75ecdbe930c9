import type { Context } from 'hono'
import type { AppEnv } from '../../env.ts'
import { accountCalls } from './account-calls.ts'
import { batchCalls } from './batch-calls.ts'
import { cartCalls } from './cart-calls.ts'
import { checkoutCalls } from './checkout-calls.ts'
import { claimCalls } from './claim-calls.ts'
import { contactCalls } from './contact-calls.ts'
import { customerCalls } from './customer-calls.ts'
import { deliveryCalls } from './delivery-calls.ts'
import { listCalls } from './list-calls.ts'
import { productCalls } from './product-calls.ts'
import { withdrawalCalls } from './withdrawal-calls.ts'

/** Cart, checkout, account and lists of the current visitor. */
export type PrivateStore = ReturnType<typeof privateStore>

/**
 * Store calls with the visitor's tokens, never cached. Refusals (401, 409, 422 …) are thrown as
 * UpstreamError with `status` and `errors`; the guest cart's cookie is renewed on the way.
 */
export function privateStore(c: Context<AppEnv>) {
  return {
    ...cartCalls(c),
    ...batchCalls(c),
    ...checkoutCalls(c),
    ...deliveryCalls(c),
    ...withdrawalCalls(c),
    ...claimCalls(c),
    ...accountCalls(c),
    ...listCalls(c),
    ...contactCalls(c),
    ...customerCalls(c),
    ...productCalls(c),
  }
}

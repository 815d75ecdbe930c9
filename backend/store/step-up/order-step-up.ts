import * as z from 'zod'
import { toMinor } from '../../../domain/minor-units.ts'
import { formatMoney } from '../../pricing/money.ts'
import { readRows, rowSchema } from '../../db/rows.ts'
import { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Refusal } from '../../contract/refusal.ts'
import { hashToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { Caller } from '../../request/caller.ts'
import { AccountPayload, accountPayload } from '../sign-in/registration.ts'
import { personOf, requirePassword } from '../checkout/registration.ts'
import { budgets } from '../budget/budgets.ts'
import { spendBudget, trySpendBudgets } from '../budget/spend-budget.ts'
import { nextCode, assignOrderCode } from '../checkout/next-code.ts'
import type { CartRow, Shopper } from '../cart/find-shopper.ts'
import { requestConfirmation } from './pending.ts'

/** A deferred order: all data for placing it, except the cart, which stays in its table. */
export const OrderPayload = z.object({
  cartId: z.string(),
  /** Fingerprint of the confirmed cart content. */
  content: z.string(),
  caller: Caller,
  body: PlaceOrder,
  account: z.union([AccountPayload, z.null()]),
})
type OrderPayload = z.infer<typeof OrderPayload>

interface Attempt {
  caller: Caller
  config: Config
  body: PlaceOrder
  shopper: Shopper & { cart: CartRow }
  attemptKey: string
}

/** Exceeded budgets. */
type Beyond = 'network' | 'address'

interface Allowance {
  beyond: Beyond | null
  /** Order number. */
  code: string
}

/**
 * Checks whether an order needs a confirmation, and returns its number otherwise. A customer has a
 * verified address: only their number of orders is limited. Guests are counted by network and by
 * recipient.
 */
export async function requireAllowance(
  db: D1Database,
  attempt: Attempt,
  now: Date,
): Promise<Allowance> {
  const { caller, body, shopper } = attempt
  if (shopper.customer) {
    await spendBudget(db, caller, budgets.orderConfirmed, shopper.customer.id)
    return { beyond: null, code: await assignOrderCode(db, now) }
  }
  const { isFree, along } = await trySpendBudgets(
    db,
    [
      [budgets.orderMail, body.email],
      // Not counted by network after a passed challenge.
      ...(caller.challengePassed ? [] : ([[budgets.order, caller.network]] as const)),
    ],
    nextCode(db, now),
  )
  const [isAddressFree, isNetworkFree = true] = isFree
  if (!isAddressFree) return { beyond: 'address', code: along }
  return { beyond: isNetworkFree ? null : 'network', code: along }
}

/** Stores the order until it is confirmed by email; the password as a hash only. */
export async function orderConfirmationRequest(
  db: D1Database,
  { caller, config, body, shopper, attemptKey }: Attempt,
  beyond: Beyond,
): Promise<Refusal> {
  const { password: _, password_confirmation: __, ...order } = body
  const payload: OrderPayload = {
    cartId: shopper.cart.id,
    content: await cartContent(db, shopper.cart),
    // No token: the email proves the customer.
    caller: { ...caller, bearer: null, cartToken: null },
    body: { ...order, registration: false },
    account: body.registration
      ? await accountPayload(db, personOf(body), requirePassword(body))
      : null,
  }
  const { currency, locale } = caller
  const total = formatMoney(toMinor(body.expectedTotalWithTax), currency, locale)
  return requestConfirmation(
    db,
    { caller, config },
    { kind: 'order', email: body.email, attemptKey, payload, total },
    // A guest has not verified the address yet.
    { isLiftedByChallenge: beyond === 'network' },
  )
}

const ContentRow = rowSchema('cart_item', {
  id: z.string(),
  variantId: z.string(),
  amount: z.number(),
  credits: z.number(),
})

/** Changes with every relevant change of a cart. */
export async function cartContent(db: D1Database, cart: CartRow): Promise<string> {
  const results = await readRows(
    db
      .prepare(
        'SELECT id, variant_id, amount, credits FROM cart_item WHERE cart_id = ?1 ORDER BY id',
      )
      .bind(cart.id),
    ContentRow,
  )
  return hashToken(JSON.stringify([results, cart.couponCode, cart.credits]))
}

import { businessVariant } from '../../../domain/context.ts'
import type { PlaceOrder } from '../../../domain/contract/store-checkout.ts'
import type { Order } from '../../../domain/order/order.ts'
import { Refusal } from '../../contract/refusal.ts'
import { newToken } from '../../db/hash.ts'
import type { Config } from '../../env.ts'
import { formatMoney } from '../../pricing/money.ts'
import type { Changed } from '../../purge/changed-tags.ts'
import type { Caller } from '../../request/caller.ts'
import { isRestricted } from '../account/customer.ts'
import { type CartRow, findShopper, type Shopper } from '../cart/find-shopper.ts'
import { guestLines, priceCart, type PricedCart } from '../cart/priced-cart.ts'
import { attemptKeysOf, findOrderBySecret } from './attempt.ts'
import { cartEmpty, checkStock } from './check-stock.ts'
import { checkAddresses, type Choice, requireChoice } from './choice.ts'
import { commitOrder } from './commit.ts'
import { earliestDay, promiseFor, requireSlot } from './delivery/delivery-times.ts'
import { type AgreedText, readAgreedTexts } from './agreed-texts.ts'
import { type DispatchedFrom, guestDispatchCountry } from './tax/dispatch-country.ts'
import { draftOrder } from './draft.ts'
import { settleOrder } from './settle-order.ts'
import { decideOrderTax, supplyTo } from './tax/order-tax.ts'
import { taxationOf } from './tax/taxation.ts'
import { businessOf } from './draft-document.ts'
import { requireGifts } from './gifts.ts'
import { assignOrderCode } from './next-code.ts'
import { paymentsFor } from './delivery/methods.ts'
import { exceedsNetworkShare, networkKey } from './network-share.ts'
import { type AttemptKeys, findOrderByAttempt, orderOf } from '../orders/orders.ts'
import { orderConfirmationRequest, requireAllowance } from '../step-up/order-step-up.ts'
import { refusalOf } from './refusal-of.ts'
import { requireReviewed } from './require-reviewed.ts'
import { loadMerchant } from '../../merchant/load-merchant.ts'
import type { Merchant } from '../../../domain/merchant/merchant.ts'
import { requireMerchant } from '../../merchant/require-merchant.ts'

/** An order confirmed by email: its cart's owner is known. */
interface ConfirmedAttempt {
  shopper: Shopper
  keys: AttemptKeys
}

/**
 * Turns the cart into an order, once per Idempotency-Key (spec §7 cart/place). If the attempt runs
 * concurrently and fails here, the other one's order is returned.
 */
export async function place(
  db: D1Database,
  caller: Caller,
  config: Config,
  body: PlaceOrder,
  confirmed?: ConfirmedAttempt,
  /** Reports products that the order has sold out. */
  onChange: (changed: Changed) => void = () => undefined,
): Promise<Order> {
  const key = caller.idempotencyKey ?? newToken()
  const [shopper, merchant, lines, dispatch, texts, early] = await Promise.all([
    confirmed?.shopper ?? findShopper(db, caller),
    loadMerchant(db),
    confirmed ? null : guestLines(db, caller),
    confirmed ? null : guestDispatchCountry(db, caller, expectedDestination(body)),
    readAgreedTexts(db, caller.locale),
    confirmed ? null : findOrderBySecret(db, key, config.PAY_URL),
  ])
  if (early) return early
  const { cart } = shopper
  const keys = confirmed?.keys ?? (await attemptKeysOf(cart, key))
  const findExistingOrder = () => findOrderByAttempt(db, keys, config.PAY_URL)
  try {
    // The cart may be lost with its session after it was ordered.
    const { bound, secret } = keys
    if (!cart || bound === null) throw cartEmpty()
    const own = { shopper: { ...shopper, cart }, keys: { bound, secret } }
    const isConfirmed = confirmed !== undefined
    const read = { merchant, lines, dispatch, texts }
    const found = { ...own, ...read, findExistingOrder, isConfirmed, onChange }
    return await placeCart(db, caller, config, body, found)
  } catch (error) {
    const existingOrder = await findExistingOrder()
    if (existingOrder) return existingOrder
    throw error
  }
}

/** Where goods will be delivered to unless they go to a point of a carrier. */
function expectedDestination({ branch_id, shipping }: PlaceOrder): string | null {
  return branch_id === null ? (shipping.address?.country ?? null) : null
}

interface Found {
  shopper: Shopper & { cart: CartRow }
  merchant: Merchant
  lines: Awaited<ReturnType<typeof guestLines>>
  dispatch: DispatchedFrom | null
  texts: AgreedText[]
  keys: AttemptKeys
  /** The order of the same attempt, if there is one by now. */
  findExistingOrder: () => Promise<Order | null>
  isConfirmed: boolean
  onChange: (changed: Changed) => void
}

async function placeCart(
  db: D1Database,
  caller: Caller,
  config: Config,
  body: PlaceOrder,
  { shopper, keys, findExistingOrder, isConfirmed, onChange, ...read }: Found,
): Promise<Order> {
  const { customer } = shopper
  const { merchant, lines, dispatch, texts } = read
  const [earlier, priced] = await Promise.all([
    // By a secret key it would have been found along with the cart.
    keys.secret === null ? findExistingOrder() : null,
    priceCart(db, caller, shopper, lines),
  ])
  if (earlier) return earlier
  if (customer && (await isRestricted(db, customer))) {
    throw new Refusal(403, { key: 'restricted', code: 'restricted' })
  }
  requireMerchant(merchant, caller)
  if (!priced?.lines.length) throw cartEmpty()

  const now = new Date()
  const payments = paymentsFor(merchant, caller, customer?.variant === businessVariant, config)
  const choice = await requireChoice(db, merchant, priced, caller, payments, body, now)
  checkAddresses(merchant, body, choice, caller)
  checkStock(priced, caller)
  checkMinimum(priced, config, caller)
  const { country } = choice.shippingAddress
  const gifts = await requireGifts(db, caller, priced, body.order_gifts ?? [])
  const expectedDay = earliestDay(choice.shipper, priced, { now, country })
  const slot = requireSlot(merchant, body.delivery_time_id, choice.shipper, expectedDay, country)
  const tax = await decideOrderTax(
    { db, config, caller },
    {
      ordered: priced.lines.map(({ row }) => [row.variantId, row.amount]),
      business: businessOf({ body }),
      ...supplyTo(choice.branch, choice.shippingAddress),
      merchant,
      dispatch,
    },
    now,
  )
  const taxation = taxationOf(tax, caller, { at: now, handedOverIn: country })
  const settlement = settleOrder(priced, choice, gifts, taxation, caller.locale)
  const { gross } = settlement.totals.order
  const promise = promiseFor(priced, gross > 0 ? choice : withoutPayment(choice), slot, now)
  const { type } = choice.shipper
  requireReviewed(body, { settlement, country: tax.country, promise, type }, caller)

  const attempt = { caller, config, body, shopper, attemptKey: keys.bound }
  const { beyond, code } = isConfirmed
    ? { beyond: null, code: await assignOrderCode(db, now) }
    : await requireAllowance(db, attempt, now)
  // No confirmation email for an order that is placed already.
  if (beyond)
    return (await findExistingOrder()) ?? fail(await orderConfirmationRequest(db, attempt, beyond))
  const isBusiness = body.business_terms === true && body.business !== null
  const order = draftOrder({
    code,
    token: newToken(),
    now,
    locale: caller.locale,
    body,
    priced,
    choice,
    slot,
    promise,
    tax,
    settlement,
    agreed: texts.filter(({ text }) => text !== 'business_terms' || isBusiness),
  })
  try {
    const isCounted = !isConfirmed && !customer && !caller.challengePassed
    const network = isCounted ? await networkKey(caller.network, config) : null
    const commit = {
      order,
      priced,
      gifts,
      slot,
      customer,
      keys,
      body,
      caller,
      config,
      network,
      isProven: isConfirmed || customer?.email === body.email.toLowerCase(),
    }
    const { payUntil, changed } = await commitOrder(db, commit)
    onChange(changed)
    const { status, ...snapshot } = order
    return orderOf({ status, snapshot, payUntil }, config.PAY_URL, merchant)
  } catch (error) {
    const existingOrder = await findExistingOrder()
    if (existingOrder) return existingOrder
    if (exceedsNetworkShare(error)) throw await orderConfirmationRequest(db, attempt, 'network')
    throw await refusalOf(error, db, { caller, shopper, gifts })
  }
}

/** Goods of an order that owes nothing wait for no payment. */
function withoutPayment(choice: Choice): Choice {
  return { ...choice, payment: { ...choice.payment, prepaid: false } }
}

function fail(refusal: Refusal): never {
  throw refusal
}

function checkMinimum(
  { items: itemsTotal, currency }: PricedCart,
  config: Config,
  { locale }: Caller,
): void {
  const minimum = config.ORDER_MINIMUM[currency] ?? 0
  if (itemsTotal.withTax >= minimum) return
  const values = { limit: formatMoney(minimum, currency, locale) }
  throw new Refusal(422, { key: 'orderMinimum', code: 'order_minimum', values })
}

import type { Hono } from 'hono'
import {
  addCartItem,
  clearCart,
  getCart,
  removeCartItem,
  removeCoupon,
  setCoupon,
  updateCartItem,
} from '../../../domain/contract/store-cart.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { Refusal, notFound } from '../../contract/refusal.ts'
import { formatMoney } from '../../pricing/money.ts'
import { findCoupon } from './coupon.ts'
import { addItem, itemById, removeItem, setAmount } from './items.ts'
import { findShopper, openShopper, type CartRow, type Shopper } from './owner.ts'
import { priceCart } from './priced-cart.ts'
import { showCart } from './show-cart.ts'

export function cartCalls(app: Hono<AppEnv>): void {
  handle(app, getCart, async ({ db, caller }) => {
    const shopper = await findShopper(db, caller)
    return { data: await showCart(db, caller, shopper), meta: metaOf(shopper) }
  })

  handle(app, addCartItem, async ({ db, caller, body }) => {
    const shopper = await openShopper(db, caller)
    const { itemId, changedAmount } = await addItem(db, caller, shopper.cart, body)
    const cart = await showCart(db, caller, shopper)
    return {
      data: { cart, addedItem: itemById(cart.items, itemId), changedAmount },
      meta: metaOf(shopper),
    }
  })

  handle(app, updateCartItem, async ({ db, caller, body, param }) => {
    const shopper = await findShopper(db, caller)
    const { itemId, changedAmount } = await setAmount(
      db,
      caller,
      ownCart(shopper),
      param('id'),
      body.amount,
    )
    const cart = await showCart(db, caller, shopper)
    return {
      data: { cart, updatedItem: itemById(cart.items, itemId), changedAmount },
      meta: metaOf(shopper),
    }
  })

  handle(app, removeCartItem, async ({ db, caller, param }) => {
    const shopper = await findShopper(db, caller)
    await removeItem(db, ownCart(shopper), param('id'))
    return { data: await showCart(db, caller, shopper), meta: metaOf(shopper) }
  })

  handle(app, clearCart, async ({ db, caller }) => {
    const shopper = await findShopper(db, caller)
    if (shopper.cart)
      await db.prepare('DELETE FROM cart_item WHERE cart_id = ?1').bind(shopper.cart.id).run()
    return { data: await showCart(db, caller, shopper), meta: metaOf(shopper) }
  })

  handle(app, setCoupon, async ({ db, caller, body }) => {
    const shopper = await findShopper(db, caller)
    const coupon = await findCoupon(db, body.couponCode)
    const field = 'couponCode'
    if (!coupon) throw new Refusal(422, { key: 'couponUnknown', code: 'coupon_unknown', field })
    const priced = await priceCart(db, caller, shopper)
    if (!priced?.lines.length)
      throw new Refusal(422, { key: 'cartEmpty', code: 'cart_empty', field })
    const minimum = coupon.minimum[caller.currency]
    if (priced.goods.withTax < minimum) {
      const limit = formatMoney(minimum, caller.currency, caller.locale)
      throw new Refusal(422, {
        key: 'couponMinimum',
        code: 'coupon_minimum',
        field,
        values: { limit },
      })
    }
    return { data: await showCart(db, caller, await withCoupon(db, shopper, coupon.code)) }
  })

  handle(app, removeCoupon, async ({ db, caller }) => {
    const shopper = await findShopper(db, caller)
    return { data: await showCart(db, caller, await withCoupon(db, shopper, null)) }
  })
}

async function withCoupon(
  db: D1Database,
  shopper: Shopper,
  couponCode: string | null,
): Promise<Shopper> {
  if (!shopper.cart) return shopper
  await db
    .prepare('UPDATE cart SET coupon_code = ?2 WHERE id = ?1')
    .bind(shopper.cart.id, couponCode)
    .run()
  return { ...shopper, cart: { ...shopper.cart, couponCode } }
}

/** Without a cart there is no line that could be meant. */
function ownCart({ cart }: Shopper): CartRow {
  if (!cart) throw notFound()
  return cart
}

function metaOf({ cartToken }: Shopper) {
  return { custom: { cartToken } }
}

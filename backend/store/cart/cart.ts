import type { Hono } from 'hono'
import {
  addCartItem,
  addCartItems,
  clearCart,
  getCart,
  getOrderGifts,
  removeCartItem,
  removeCoupon,
  setCartCredits,
  setCoupon,
  updateCart,
  updateCartItem,
  validateCart,
} from '../../../domain/contract/store-cart.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { notFound } from '../../contract/refusal.ts'
import { cartIncluded, readIncluded } from '../checkout/cart/cart-included.ts'
import { addItems } from './batch.ts'
import { listGifts } from './gifts.ts'
import { removeItem, setAmount } from './lines/change-item.ts'
import { addItem, itemById } from './lines/items.ts'
import {
  findShopper,
  createGuestCart,
  findOrCreateCart,
  type CartRow,
  type Shopper,
} from './find-shopper.ts'
import { guestLines, priceCart } from './priced-cart.ts'
import { requireCoupon } from './require-coupon.ts'
import { setCredits } from './set-credits.ts'
import { readCartTerms, renderCart, renderPricedCart } from './render-cart.ts'
import { isOrderable } from './validate.ts'
import { reportProblems } from './report-problems.ts'

export function cartCalls(app: Hono<AppEnv>): void {
  handle(app, getCart, async ({ db, caller, config, query }) => {
    const context = { db, caller, config }
    const [shopper, lines, rows] = await Promise.all([
      findShopper(db, caller),
      guestLines(db, caller),
      query.with ? readIncluded(context, query) : null,
      readCartTerms(db),
    ])
    const priced = await priceCart(db, caller, shopper, lines)
    const [data, included] = await Promise.all([
      renderPricedCart(db, caller, shopper, priced),
      rows && cartIncluded(context, shopper, { priced, rows, query }),
    ])
    return { data, meta: metaOf(shopper), ...(included && { included }) }
  })

  handle(app, addCartItem, async ({ db, caller, body }) => {
    const { opening, ...shopper } = await createGuestCart(db, caller)
    const [{ itemId, changedAmount, lines }] = await Promise.all([
      addItem(db, caller, shopper, body, { opening, withLines: true }),
      readCartTerms(db),
    ])
    const priced = await priceCart(db, caller, shopper, lines)
    const cart = await renderPricedCart(db, caller, shopper, priced)
    return {
      data: { cart, addedItem: itemById(cart.items, itemId), changedAmount },
      meta: metaOf(shopper),
    }
  })

  handle(app, addCartItems, async ({ db, caller, body }) => {
    const shopper = await findOrCreateCart(db, caller)
    const { errors, ...counts } = await addItems(db, caller, shopper, body.items)
    const cart = await renderCart(db, caller, shopper)
    return { data: { cart, ...counts }, errors, meta: metaOf(shopper) }
  })

  handle(app, updateCartItem, async ({ db, caller, body, param }) => {
    const shopper = await findShopper(db, caller)
    const { itemId, changedAmount } = await setAmount(
      db,
      caller,
      { ...shopper, cart: ownCart(shopper) },
      param('id'),
      body.amount,
    )
    const cart = await renderCart(db, caller, shopper)
    return {
      data: { cart, updatedItem: itemById(cart.items, itemId), changedAmount },
      meta: metaOf(shopper),
    }
  })

  handle(app, removeCartItem, async ({ db, caller, param }) => {
    const shopper = await findShopper(db, caller)
    await removeItem(db, ownCart(shopper), param('id'))
    return { data: await renderCart(db, caller, shopper), meta: metaOf(shopper) }
  })

  handle(app, updateCart, async ({ db, caller, body }) => {
    const shopper = await findShopper(db, caller)
    const cart = { ...ownCart(shopper), comment: body.comment }
    await db.prepare('UPDATE cart SET comment = ?2 WHERE id = ?1').bind(cart.id, cart.comment).run()
    return { data: await renderCart(db, caller, { ...shopper, cart }), meta: metaOf(shopper) }
  })

  handle(app, clearCart, async ({ db, caller }) => {
    const shopper = await findShopper(db, caller)
    if (shopper.cart)
      await db.prepare('DELETE FROM cart_item WHERE cart_id = ?1').bind(shopper.cart.id).run()
    return { data: await renderCart(db, caller, shopper), meta: metaOf(shopper) }
  })

  handle(app, setCoupon, async ({ db, caller, body }) => {
    const shopper = await findShopper(db, caller)
    const code = await requireCoupon(db, caller, shopper, body.couponCode)
    return { data: await renderCart(db, caller, await withCoupon(db, shopper, code)) }
  })

  handle(app, removeCoupon, async ({ db, caller }) => {
    const shopper = await findShopper(db, caller)
    return { data: await renderCart(db, caller, await withCoupon(db, shopper, null)) }
  })

  handle(app, setCartCredits, async ({ db, caller, body }) => ({
    data: await renderCart(db, caller, await setCredits(db, caller, body.credits)),
  }))

  handle(app, validateCart, async ({ db, caller, config }) => {
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    const problems = await reportProblems(db, caller, config, priced)
    return { data: { valid: isOrderable(problems), problems } }
  })

  handle(app, getOrderGifts, async ({ db, caller }) => {
    const priced = await priceCart(db, caller, await findShopper(db, caller))
    return { data: await listGifts(db, caller, priced) }
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

/** Without a cart there is no line. */
function ownCart({ cart }: Shopper): CartRow {
  if (!cart) throw notFound()
  return cart
}

function metaOf({ cartToken }: Shopper) {
  return { custom: { cartToken } }
}

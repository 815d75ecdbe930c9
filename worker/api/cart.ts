import { zValidator } from '@hono/zod-validator'
import { type Context, Hono } from 'hono'
import * as z from 'zod'
import type { Cart, ChangedAmount } from '../../domain/cart.ts'
import { routesOf } from '../../domain/routes.ts'
import type { AppEnv } from '../env.ts'
import { safeRedirect } from '../request/same-origin-path.ts'
import { privateStore } from '../upstream/private-store.ts'
import { publicReads } from '../upstream/public-reads.ts'
import { formatChanged } from '../../domain/changed-amount.ts'
import { refuseCart, refuseInput, refuseShopping } from './cart-refusal.ts'
import { readFields } from './read-fields.ts'

const id = z.string().regex(/^[\w.:-]{1,64}$/)
/** "2,5" is as good as "2.5". */
const amount = z
  .union([z.string().transform((text) => Number(text.trim().replace(',', '.') || NaN)), z.number()])
  .pipe(z.number().gt(0).lte(9999))

/** Paid with loyalty credits; JSON says true, a form `true`. */
const credits = z.optional(z.enum(['1', 'true']).transform(() => true)).catch(undefined)

const NewItem = z.object({ id, amount, credits })
const ItemForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('update').default('update'), amount }),
  z.object({ intent: z.literal('remove') }),
])
const CouponForm = z.object({ couponCode: z.string().trim().min(1).max(60) })

const param = zValidator('param', z.object({ id }))
const amountBody = zValidator('json', z.object({ amount }), (result, c) => {
  const errors = [{ status: 422, field: 'amount', title: 'Not an amount' }]
  return result.success ? undefined : c.json({ errors }, 422)
})

/** The cart. Scripts send JSON and get the cart; forms are answered with a redirect (303). */
export const cartApi = new Hono<AppEnv>()
  .get('/cart', (c) => answering(c, true, async () => ({ cart: await privateStore(c).cart() })))
  .post('/cart/items', async (c) => {
    const { fields, json } = await readFields(c)
    const store = privateStore(c)
    if (fields['intent'] === 'clear')
      return answering(c, json, async () => ({ cart: await store.clearCart() }), fields)
    const item = NewItem.safeParse(fields)
    if (!item.success)
      return refuseInput(c, 422, item.error.issues[0]?.path[0] === 'id' ? 'id' : 'amount', json)
    if (await isShoppingDisabled(c)) return refuseShopping(c, json)
    return answering(c, json, () => store.addCartItem(item.data), fields)
  })
  .delete('/cart/items', (c) =>
    answering(c, true, async () => ({ cart: await privateStore(c).clearCart() })),
  )
  .post('/cart/items/:id', param, async (c) => {
    const { fields, json } = await readFields(c)
    const form = ItemForm.safeParse({ ...fields, intent: intentOf(fields) })
    if (!form.success) return refuseInput(c, 422, 'amount', json)
    const item = form.data
    const itemId = c.req.valid('param').id
    return answering(
      c,
      json,
      () => (item.intent === 'remove' ? removeItem(c, itemId) : updateItem(c, itemId, item.amount)),
      fields,
    )
  })
  .patch('/cart/items/:id', param, amountBody, (c) =>
    answering(c, true, () => updateItem(c, c.req.valid('param').id, c.req.valid('json').amount)),
  )
  .delete('/cart/items/:id', param, (c) =>
    answering(c, true, () => removeItem(c, c.req.valid('param').id)),
  )
  .post('/cart/coupon', async (c) => {
    const { fields, json } = await readFields(c)
    const store = privateStore(c)
    if (fields['intent'] === 'remove-coupon') {
      return answering(c, json, async () => ({ cart: await store.removeCoupon() }), fields)
    }
    const form = CouponForm.safeParse(fields)
    if (!form.success) return refuseInput(c, 422, 'couponCode', json)
    return answering(
      c,
      json,
      async () => ({ cart: await store.setCoupon(form.data.couponCode) }),
      fields,
    )
  })
  .delete('/cart/coupon', (c) =>
    answering(c, true, async () => ({ cart: await privateStore(c).removeCoupon() })),
  )

interface Changed {
  cart: Cart | null
  changedAmount?: ChangedAmount | null
}

/** Runs a call of the store and answers with the cart, or sends a form on to where it wants to go. */
async function answering(
  c: Context<AppEnv>,
  json: boolean,
  work: () => Promise<Changed>,
  fields: Record<string, string> = {},
): Promise<Response> {
  let changed: Changed
  try {
    changed = await work()
  } catch (error) {
    return refuseCart(c, json, error)
  }
  if (json) return c.json(changed, 200, { 'Cache-Control': 'no-store' })
  const checkout = routesOf(c.var.context.locale).checkout()
  const { changedAmount } = changed
  // Only the cart can say that less was taken than asked for; other pages may come from a cache.
  if (changedAmount) return c.redirect(`${checkout}?changed=${formatChanged(changedAmount)}`, 303)
  return c.redirect(safeRedirect(fields['redirect'], checkout), 303)
}

async function updateItem(c: Context<AppEnv>, itemId: string, wanted: number): Promise<Changed> {
  const { cart, changedAmount } = await privateStore(c).updateCartItem(itemId, wanted)
  return { cart, changedAmount }
}

async function removeItem(c: Context<AppEnv>, itemId: string): Promise<Changed> {
  return { cart: await privateStore(c).removeCartItem(itemId) }
}

/** Whoever sets an amount to nothing wants the line gone. */
function intentOf({ intent, amount: wanted }: Record<string, string>): string {
  if (intent === 'remove' || Number(wanted || NaN) === 0) return 'remove'
  return 'update'
}

/** Spec §6: shopping can be disabled for everybody; a CMS that cannot be asked disables nothing. */
async function isShoppingDisabled(c: Context<AppEnv>): Promise<boolean> {
  const configuration = await publicReads(c)
    .configuration()
    .catch(() => null)
  return configuration?.shoppingDisabled ?? false
}

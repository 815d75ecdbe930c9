import { zValidator } from '@hono/zod-validator'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import * as z from 'zod'
import { parseAmount } from '../../../domain/product/units/parse-amount.ts'
import type { AppEnv } from '../../env.ts'
import { removeInvalidLines } from '../../loaders/checkout/checkout-sources.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { respondWithCart } from './respond-with-cart.ts'
import { cartExtrasApi } from './cart-extras.ts'
import { refuseInput } from './cart-refusal.ts'
import { addLine, clearCart, removeLine, updateLine } from './change-lines.ts'
import { readFields } from '../form/read-fields.ts'
import { swapLines } from './swap-lines.ts'
import { restoreLines } from './restore-lines.ts'

const id = z.string().regex(/^[\w.:-]{1,64}$/)
/** Accepts "2,5" as "2.5"; rejects "1e3", "0x10" and the value of a ticked checkbox. */
const amount = z.union([z.string(), z.number()]).transform((value, refinement) => {
  const found = parseAmount(String(value))
  if (found !== null) return found
  refinement.addIssue({ code: 'custom', message: 'Not an amount' })
  return z.NEVER
})

/** Whether loyalty credits pay for the item: `true` as JSON, "true" in a form. */
const credits = z.optional(z.enum(['1', 'true']).transform(() => true)).catch(undefined)

const NewItem = z.object({ id, amount, credits })
const ItemForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('update').default('update'), amount }),
  z.object({ intent: z.literal('remove') }),
])
const CouponForm = z.object({ couponCode: z.string().trim().min(1).max(60) })

const requireItemId = createMiddleware<AppEnv>(async (c, next) => {
  if (!id.safeParse(c.req.param('id')).success) return refuseInput(c, 'id', await readFields(c))
  return next()
})
const amountBody = zValidator('json', z.object({ amount }), (result, c) => {
  const errors = [{ status: 422, field: 'amount', title: 'Not an amount' }]
  return result.success ? undefined : c.json({ errors }, 422)
})
const script = { fields: {}, json: true }

/** The cart. Scripts send JSON and get the cart; forms get a redirect (303). */
export const cartApi = new Hono<AppEnv>()
  .route('/', cartExtrasApi)
  .get('/cart', (c) =>
    respondWithCart(c, script, async () => {
      const store = privateStore(c)
      const { cart, removed } = await removeInvalidLines({ store }, await store.cart())
      return { cart, ...(removed.length > 0 && { removed }) }
    }),
  )
  .post('/cart/items', async (c) => {
    const sent = await readFields(c)
    const { fields } = sent
    if (fields['intent'] === 'clear') return respondWithCart(c, sent, () => clearCart(c, sent.json))
    if (fields['intent'] === 'swap') return respondWithCart(c, sent, () => swapLines(c))
    if (fields['intent'] === 'restore')
      return respondWithCart(c, sent, () => restoreLines(c, fields['items'] ?? ''))
    const item = NewItem.safeParse(fields)
    if (!item.success)
      return refuseInput(c, item.error.issues[0]?.path[0] === 'id' ? 'id' : 'amount', sent)
    return respondWithCart(c, sent, () => addLine(c, item.data))
  })
  .delete('/cart/items', (c) => respondWithCart(c, script, () => clearCart(c, true)))
  .post('/cart/items/:id', requireItemId, async (c) => {
    const sent = await readFields(c)
    const form = ItemForm.safeParse({ ...sent.fields, intent: intentOf(sent.fields) })
    if (!form.success) return refuseInput(c, 'amount', sent)
    const item = form.data
    const itemId = c.req.param('id')
    return respondWithCart(c, sent, () =>
      item.intent === 'remove'
        ? removeLine(c, itemId, sent.json)
        : updateLine(c, itemId, item.amount),
    )
  })
  .patch('/cart/items/:id', requireItemId, amountBody, (c) =>
    respondWithCart(c, script, () => updateLine(c, c.req.param('id'), c.req.valid('json').amount)),
  )
  .delete('/cart/items/:id', requireItemId, (c) =>
    respondWithCart(c, script, () => removeLine(c, c.req.param('id'), true)),
  )
  .post('/cart/coupon', async (c) => {
    const sent = await readFields(c)
    const store = privateStore(c)
    if (sent.fields['intent'] === 'remove-coupon') {
      return respondWithCart(c, sent, async () => ({ cart: await store.removeCoupon() }))
    }
    const form = CouponForm.safeParse(sent.fields)
    if (!form.success) return refuseInput(c, 'couponCode', sent)
    const { couponCode } = form.data
    return respondWithCart(c, sent, async () => ({ cart: await store.setCoupon(couponCode) }))
  })
  .delete('/cart/coupon', (c) =>
    respondWithCart(c, script, async () => ({ cart: await privateStore(c).removeCoupon() })),
  )

/** An amount of zero removes the line. */
function intentOf({ intent, amount: requested }: Record<string, string>): string {
  if (intent === 'remove' || Number(requested || NaN) === 0) return 'remove'
  return 'update'
}

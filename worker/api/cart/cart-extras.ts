import { type Context, Hono } from 'hono'
import * as z from 'zod'
import { routesOf } from '../../../domain/routes.ts'
import type { AppEnv } from '../../env.ts'
import { setGiftsCookie } from '../../request/cookies/gifts-cookie.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import { respondWithCart, type Changed } from './respond-with-cart.ts'
import { refuseCart, refuseInput } from './cart-refusal.ts'
import { lineNotFoundError } from './line-not-found.ts'
import { readFields } from '../form/read-fields.ts'

const Comment = z.string().trim().max(2000)
/** Empty means none. */
const Credits = z
  .string()
  .trim()
  .regex(/^\d{0,7}$/)
  .transform(Number)
const ListName = z.string().trim().max(100)
const giftPrefix = 'gift-'
const noStore = { 'Cache-Control': 'no-store' }

/** What a cart has besides its lines: comment, credits, gifts; and saving it as a list. */
export const cartExtrasApi = new Hono<AppEnv>()
  .post('/cart', async (c) => {
    const sent = await readFields(c)
    const comment = Comment.safeParse(sent.fields['comment'] ?? '')
    if (!comment.success) return refuseInput(c, 'comment', sent)
    return respondWithCart(c, sent, () => saveComment(c, comment.data))
  })
  .post('/cart/credits', async (c) => {
    const sent = await readFields(c)
    const credits = Credits.safeParse(sent.fields['credits'] ?? '')
    if (!credits.success) return refuseInput(c, 'credits', sent)
    return respondWithCart(c, sent, async () => ({
      cart: await privateStore(c).setCredits(credits.data),
    }))
  })
  .get('/cart/gifts', async (c) => {
    try {
      return c.json(await privateStore(c).orderGifts(), 200, noStore)
    } catch (error) {
      return refuseCart(c, { fields: {}, json: true }, error)
    }
  })
  .post('/cart/gifts', async (c) => {
    const sent = await readFields(c)
    try {
      const { offered } = await privateStore(c).orderGifts()
      const ids = offered
        .filter(({ id, isAvailable, isReached }) => {
          return isAvailable && isReached && sent.fields[giftPrefix + id]
        })
        .map(({ id }) => id)
      setGiftsCookie(c, ids)
      const chosen = offered.filter(({ id }) => ids.includes(id))
      if (sent.json) return c.json({ offered, chosen, dropped: [] }, 200, noStore)
      return c.redirect(routesOf(c.var.context.locale).checkout(), 303)
    } catch (error) {
      return refuseCart(c, sent, error)
    }
  })
  .post('/cart/list', async (c) => {
    const sent = await readFields(c)
    const name = ListName.safeParse(sent.fields['listName'] ?? '')
    if (!name.success) return refuseInput(c, 'listName', sent)
    const { checkout, login } = routesOf(c.var.context.locale)
    try {
      const list = await privateStore(c).saveAsList(name.data)
      if (!list) {
        return sent.json ? c.json({ list: null }, 200, noStore) : c.redirect(login(checkout()), 303)
      }
      const { id, name: savedAs } = list
      if (sent.json) return c.json({ list: { id, name: savedAs } }, 200, noStore)
      return c.redirect(`${checkout()}?saved=1`, 303)
    } catch (error) {
      return refuseCart(c, sent, error)
    }
  })

/** @throws UpstreamError 404 if the cart no longer exists */
async function saveComment(c: Context<AppEnv>, comment: string): Promise<Changed> {
  try {
    return { cart: await privateStore(c).setCartComment(comment), notices: { noted: '1' } }
  } catch (error) {
    throw isRefusal(error, 404) ? await lineNotFoundError(c) : error
  }
}

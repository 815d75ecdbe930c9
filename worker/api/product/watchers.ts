import { type Context, Hono } from 'hono'
import { checkEmail } from '../../../domain/validation/email.ts'
import type { AppEnv } from '../../env.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { type Outcome, respondToProductForm } from './respond-to-product-form.ts'
import { refuseByStore } from '../form/form-response.ts'
import { readFields } from '../form/read-fields.ts'

/** Back-in-stock watch (spec §7 watchers): `{ message }`, or the product page with the notice. */
export const watchersApi = new Hono<AppEnv>().post('/variants/:id/watchers', async (c) => {
  const { fields, json } = await readFields(c)
  const { back, ...values } = fields
  const outcome = await watch(c, c.req.param('id'), (values['email'] ?? '').trim())
  return respondToProductForm(c, outcome, json, { form: 'watcher', values, back })
})

async function watch(c: Context<AppEnv>, variantId: string, email: string): Promise<Outcome> {
  const text = await textOf(c.var.context)
  if (!email || checkEmail(email)) {
    return { status: 422, errors: { email: text('validation.email') } }
  }
  try {
    await countRateLimited(c, 'watcher')
    await privateStore(c).watchVariant(variantId, email)
    return { message: text('details.watcher.done', { email }) }
  } catch (error) {
    return refuseByStore(text, error, { email: 'email' })
  }
}

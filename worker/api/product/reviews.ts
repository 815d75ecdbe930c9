import { type Context, Hono } from 'hono'
import { parseReviewSort } from '../../../domain/product/reviews/review-sort.ts'
import { NewReview } from '../../../domain/product/reviews/review.ts'
import { checkEmail } from '../../../domain/validation/email.ts'
import type { FieldErrors } from '../../../domain/validation/form-fields.ts'
import type { Text } from '../../../client/i18n/text.ts'
import type { AppEnv } from '../../env.ts'
import { countRateLimited } from '../../upstream/rate-limit.ts'
import { textOf } from '../../texts.ts'
import { privateStore } from '../../upstream/calls/private-store.ts'
import { publicReads } from '../../upstream/reads/public-reads.ts'
import { isRefusal } from '../../upstream/upstream-error.ts'
import { type Outcome, respondToProductForm } from './respond-to-product-form.ts'
import { refuseAsJson, refuseByStore } from '../form/form-response.ts'
import { readFields } from '../form/read-fields.ts'

const path = '/products/:id{[A-Za-z0-9_.:-]{1,64}}/reviews'
const formNames = { rating: 'rating', text: 'text', author: 'author', email: 'email' }

/** Reviews of a product: a page of them as JSON, and submitting one (spec §7, §8). */
export const reviewsApi = new Hono<AppEnv>()
  .get(path, async (c) => {
    const page = c.req.query('page') ?? '1'
    const sort = parseReviewSort(c.req.query('sort'))
    if (!/^[1-9]\d{0,3}$/.test(page)) {
      return refuseAsJson(c, { status: 422, errors: { page: 'page' } })
    }
    return c.json(await publicReads(c).reviews(c.req.param('id'), Number(page), sort))
  })
  .post(path, async (c) => {
    const { fields, json } = await readFields(c)
    const { back, ...values } = fields
    const outcome = await write(c, c.req.param('id'), values)
    return respondToProductForm(c, outcome, json, { form: 'review', values, back })
  })

async function write(
  c: Context<AppEnv>,
  productId: string,
  fields: Record<string, string>,
): Promise<Outcome> {
  const text = await textOf(c.var.context)
  const { email = '', ...rest } = fields
  const isGuest = c.var.visitor.sessionToken === null
  const given = isGuest || email.trim() ? { email: email.trim() } : {}
  const review = NewReview.safeParse({ ...rest, rating: Number(rest['rating']), ...given })
  if (!review.success) {
    return { status: 422, errors: errorsOf(review.error.issues, given.email, text) }
  }
  try {
    await countRateLimited(c, 'review')
    const { message } = await privateStore(c).writeReview(productId, review.data)
    return { message }
  } catch (error) {
    const refusal = refuseByStore(text, error, formNames)
    // Spec §8: the store's validation errors of a review are reported as an empty review.
    if (!isRefusal(error, 422)) return refusal
    return { ...refusal, errors: { ...refusal.errors, '': text('details.reviews.empty') } }
  }
}

function errorsOf(
  issues: readonly { path: readonly PropertyKey[] }[],
  email: string | undefined,
  text: Text,
): FieldErrors {
  const wrong = new Set(issues.map((issue) => issue.path[0]))
  return {
    ...(wrong.has('rating') ? { rating: text('details.reviews.needRating') } : {}),
    ...(wrong.has('text') ? { text: text('details.reviews.empty') } : {}),
    ...(wrong.has('author') ? { author: text('details.reviews.needAuthor') } : {}),
    ...(email !== undefined && (!email || checkEmail(email))
      ? { email: text('validation.email') }
      : {}),
  }
}

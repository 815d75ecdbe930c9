import { textsOf } from '../../locales/texts-of.ts'
import type { Hono } from 'hono'
import { getComments, getReviews, writeReview } from '../../../domain/contract/store-products.ts'
import { purgeTag } from '../../../domain/contract/purge.ts'
import { handle, type AppEnv } from '../../contract/handle.ts'
import { readPaging } from '../../request/paging.ts'
import { findCustomer } from '../account/customer.ts'
import { budgets } from '../budget/budgets.ts'
import { spendNetworkBudget } from '../budget/spend-budget.ts'
import { saveReview } from './save-review.ts'
import { listComments } from './list-comments.ts'
import { listReviews } from './list-reviews.ts'
import { requireProductPk } from './require-product-pk.ts'

/** Reviews, questions and answers. */
export function reviewCalls(app: Hono<AppEnv>): void {
  handle(app, getReviews, async ({ db, caller, query, param }) => {
    const productId = param('productId')
    const paging = readPaging(query, { usual: 5, most: 50 })
    const [{ reviews, total }] = await Promise.all([
      listReviews(db, caller, productId, query, paging),
      requireProductPk(db, productId),
    ])
    return { data: reviews, meta: paging.metaOf(total) }
  })

  handle(app, writeReview, async ({ db, caller, config, body, param, purge }) => {
    const productId = param('productId')
    await requireProductPk(db, productId)
    await spendNetworkBudget(db, caller, budgets.review)
    const customer = await findCustomer(db, caller)
    const written = await saveReview(db, config, productId, caller.locale, customer, body)
    if (written.status === 'published') purge(reviewTags(productId))
    return { data: { ...written, message: textsOf(caller.locale).reviews[written.status] } }
  })

  handle(app, getComments, async ({ db, caller, query, param }) => {
    const productId = param('productId')
    const paging = readPaging(query, { usual: 5, most: 50 })
    const [{ comments, total }] = await Promise.all([
      listComments(db, caller, productId, paging),
      requireProductPk(db, productId),
    ])
    return { data: comments, meta: paging.metaOf(total) }
  })
}

/** Tags of pages with a product's reviews and rating. */
export function reviewTags(productId: string): string[] {
  return [purgeTag.reviews(productId), purgeTag.product(productId)]
}

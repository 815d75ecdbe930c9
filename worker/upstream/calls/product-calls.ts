import type { Context } from 'hono'
import {
  unwatchVariant,
  watchVariant,
  writeReview,
} from '../../../domain/contract/store-products.ts'
import type { NewReview } from '../../../domain/product/reviews/review.ts'
import type { AppEnv } from '../../env.ts'
import { dataOf } from './or-null.ts'
import { requestStoreOrAsGuest } from './request-store.ts'

/** Visitor input on products: reviews and watches. */
export function productCalls(c: Context<AppEnv>) {
  return {
    writeReview: (productId: string, body: NewReview) =>
      dataOf(requestStoreOrAsGuest(c, writeReview, { params: { productId }, body })),

    async watchVariant(variantId: string, email: string): Promise<void> {
      await requestStoreOrAsGuest(c, watchVariant, { params: { variantId }, body: { email } })
    },

    async unwatchVariant(token: string): Promise<void> {
      await requestStoreOrAsGuest(c, unwatchVariant, { body: { token } })
    },
  }
}

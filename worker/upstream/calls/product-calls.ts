import type { Context } from 'hono'
import type * as z from 'zod/mini'
import {
  unwatchVariant,
  watchVariant,
  writeReview,
} from '../../../domain/contract/store-products.ts'
import type { NewReview } from '../../../domain/product/reviews/review.ts'
import type { AppEnv } from '../../env.ts'
import { requestStoreOrAsGuest } from './request-store.ts'

/** Visitor input on products: reviews and watches. */
export function productCalls(c: Context<AppEnv>) {
  return {
    async writeReview(
      productId: string,
      body: NewReview,
    ): Promise<z.infer<typeof writeReview.answer>['data']> {
      return (await requestStoreOrAsGuest(c, writeReview, { params: { productId }, body })).data
    },

    async watchVariant(variantId: string, email: string): Promise<void> {
      await requestStoreOrAsGuest(c, watchVariant, { params: { variantId }, body: { email } })
    },

    async unwatchVariant(token: string): Promise<void> {
      await requestStoreOrAsGuest(c, unwatchVariant, { body: { token } })
    },
  }
}

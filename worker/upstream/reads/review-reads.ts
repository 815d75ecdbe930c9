import { getComments, getReviews } from '../../../domain/contract/store-products.ts'
import type { Comment } from '../../../domain/product/comment.ts'
import type { ReviewList } from '../../../domain/product/reviews/review-list.ts'
import { reviewsPerPage, type ReviewSort } from '../../../domain/product/reviews/review-sort.ts'
import { reviewSpread } from '../../../domain/product/reviews/review-spread.ts'
import type { ReadScope } from './content-cache.ts'
import { tag } from '../../cache/content/content-tags.ts'
import { findCall } from './read-call.ts'

const orders: Record<ReviewSort, { sort: string; sortDirection: string }> = {
  newest: { sort: 'time', sortDirection: 'desc' },
  best: { sort: 'rating', sortDirection: 'desc' },
  worst: { sort: 'rating', sortDirection: 'asc' },
}

/** Maximum page size of the store, and of requests for the rating histogram. */
const maxReviews = 50
const maxCalls = 4

/** Page size for all reviews of a product: five are those that its page shows. */
const sizeOfSpread = (total: number) => (total <= reviewsPerPage ? reviewsPerPage : maxReviews)

/** Reads of reviews and questions about products. */
export function reviewReads(scope: ReadScope) {
  const read = (productId: string, page: number, perPage: number, sort: ReviewSort) =>
    findCall(scope, getReviews, {
      profile: 'reviews',
      requested: {
        params: { productId },
        query: {
          page: String(page),
          perPage: String(perPage),
          onlyWithReview: '0',
          ...orders[sort],
        },
      },
      tags: () => [tag.reviews(productId)],
    })

  /** All reviews in one answer; null if there are too many, or if the store has shorter pages. */
  async function readAll(productId: string, known = Infinity) {
    if (known > maxReviews) return null
    const found = await read(productId, 1, sizeOfSpread(known), 'newest')
    const total = found?.meta.pagination.total ?? 0
    return found && found.data.length === total ? found : null
  }

  return {
    /**
     * Five reviews a page (spec §7, §9). The newest of a product with up to 50 are a part of what
     * `reviewSpread` reads, if their number is `known`.
     */
    async reviews(
      productId: string,
      page = 1,
      sort: ReviewSort = 'newest',
      known?: number,
    ): Promise<ReviewList> {
      if (known === 0) return { reviews: [], total: 0, page, totalPages: 0, sort }
      const all = sort === 'newest' ? await readAll(productId, known) : null
      const start = all ? (page - 1) * reviewsPerPage : 0
      const found = all ?? (await read(productId, page, reviewsPerPage, sort))
      const { total = 0 } = found?.meta.pagination ?? {}
      const reviews = found?.data.slice(start, start + reviewsPerPage) ?? []
      return { reviews, total, page, totalPages: Math.ceil(total / reviewsPerPage), sort }
    },

    /** Number of reviews with five stars, four, … one; null if there are too many to count. */
    async reviewSpread(productId: string, total: number): Promise<number[] | null> {
      const calls = Math.ceil(total / maxReviews)
      if (calls === 0 || calls > maxCalls) return null
      const size = sizeOfSpread(total)
      const pages = await Promise.all(
        Array.from({ length: calls }, (_, index) => read(productId, index + 1, size, 'newest')),
      )
      const found = pages.flatMap((page) => page?.data ?? [])
      // A store with shorter pages: the others would be missing.
      return found.length < total ? null : reviewSpread(found)
    },

    /** Questions with their answers, newest first. */
    async comments(productId: string, known?: number): Promise<Comment[]> {
      if (known === 0) return []
      const found = await findCall(scope, getComments, {
        profile: 'reviews',
        requested: { params: { productId }, query: { page: '1', perPage: String(maxReviews) } },
        tags: () => [tag.reviews(productId)],
      })
      return found?.data ?? []
    },
  }
}

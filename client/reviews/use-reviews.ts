import { useState } from 'react'
import useSWR from 'swr'
import type { ReviewList } from '../../domain/product/reviews/review-list.ts'
import type { ReviewSort } from '../../domain/product/reviews/review-sort.ts'
import { api } from '../../domain/api.ts'
import { getJson } from '../http/get-json.ts'

interface RequestedPage {
  page: number
  sort: ReviewSort
}

/** The current page of reviews: the loader's until another is requested. */
export function useReviews(productId: string, first: ReviewList) {
  const [requested, setRequested] = useState<RequestedPage | null>(null)
  const key = requested && `${api.reviews(productId)}?page=${requested.page}&sort=${requested.sort}`
  const { data, error, isLoading, mutate } = useSWR(key, (url) => getJson(url, parseReviews), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  })
  return {
    list: (requested && data) ?? first,
    busy: isLoading,
    failed: Boolean(requested && error),
    show(next: RequestedPage) {
      setRequested(next)
      // Chosen again after a failure: the same key would not be fetched.
      if (error) void mutate()
    },
    /** After a review was submitted: refetches the newest. */
    refresh() {
      setRequested({ page: 1, sort: 'newest' })
      void mutate()
    },
  }
}

async function parseReviews(body: unknown): Promise<ReviewList> {
  const { ReviewList: List } = await import('../../domain/product/reviews/review-list.ts')
  return List.parse(body)
}

import { describe, expect, it } from 'vitest'
import { parseReviewSort } from './review-sort.ts'
import { reviewSpread } from './review-spread.ts'

describe('§9 Reviews: 5 stars', () => {
  it('counts the reviews by stars, most stars first', () => {
    const ratings = [100, 100, 80, 20, 0, 49]
    expect(reviewSpread(ratings.map((rating) => ({ rating })))).toEqual([2, 1, 0, 1, 2])
  })

  it('sorts by time by default (§7)', () => {
    expect(parseReviewSort('worst')).toBe('worst')
    expect(parseReviewSort('junk')).toBe('newest')
    expect(parseReviewSort(undefined)).toBe('newest')
  })
})

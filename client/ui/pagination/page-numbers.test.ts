import { describe, expect, it } from 'vitest'
import { pageNumbers } from './page-numbers.ts'

describe('pageNumbers', () => {
  it('shows all of a few pages', () => {
    expect(pageNumbers(1, 1)).toEqual([1])
    expect(pageNumbers(2, 5)).toEqual([1, 2, 3, 4, 5])
  })

  it('leaves gaps of more than one page', () => {
    expect(pageNumbers(1, 12)).toEqual([1, 2, 3, 4, null, 12])
    expect(pageNumbers(6, 12)).toEqual([1, null, 5, 6, 7, null, 12])
    expect(pageNumbers(12, 12)).toEqual([1, null, 9, 10, 11, 12])
  })

  it('shows a page instead of a gap of one', () => {
    expect(pageNumbers(4, 12)).toEqual([1, 2, 3, 4, 5, null, 12])
  })
})

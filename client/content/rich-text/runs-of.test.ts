import { describe, expect, it } from 'vitest'
import { runsOf } from './runs-of.ts'

describe('runs of neighbours', () => {
  it('groups matching neighbours and leaves the rest alone', () => {
    const even = (number: number) => number % 2 === 0
    expect(runsOf([1, 2, 4, 3, 5, 6], even)).toEqual([[1], [2, 4], [3], [5], [6]])
    expect(runsOf([], even)).toEqual([])
  })
})

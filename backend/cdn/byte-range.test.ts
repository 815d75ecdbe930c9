import { describe, it } from 'vitest'
import { parseByteRange } from './byte-range.ts'

describe('RFC 9110 14.1.2: a range of a file of 10 bytes', () => {
  it.for([
    ['bytes=0-3', { first: 0, last: 3 }],
    ['bytes=4-', { first: 4, last: 9 }],
    ['bytes=9-9', { first: 9, last: 9 }],
    ['bytes=0-99', { first: 0, last: 9 }],
    ['bytes=-4', { first: 6, last: 9 }],
    ['bytes=-99', { first: 0, last: 9 }],
    ['bytes=10-', 'unsatisfiable'],
    ['bytes=10-12', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=5-2', null],
    ['bytes=0-1,4-5', null],
    ['bytes=-', null],
    ['bytes=a-b', null],
    ['bytes=1e3-', null],
    ['items=0-3', null],
    ['', null],
  ] as const)('%s', ([header, range], { expect }) => {
    expect(parseByteRange(header, 10)).toEqual(range)
  })

  it('of an empty file is unsatisfiable', ({ expect }) => {
    expect(parseByteRange('bytes=0-', 0)).toBe('unsatisfiable')
    expect(parseByteRange('bytes=-1', 0)).toBe('unsatisfiable')
  })
})

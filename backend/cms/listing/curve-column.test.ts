import { describe, it } from 'vitest'
import type { Point } from '../../../domain/ventilation/fans/monotone-curve.ts'
import { meetsOperatingPoint } from '../../../domain/ventilation/fans/operating-point.ts'
import { hasBit } from './bits.ts'
import { decodeColumn, encodeColumn } from './columns.ts'
import { CurveColumn } from './curve-column.ts'

const strong: Point[] = [
  [0, 300],
  [110, 297],
  [220, 279],
  [330, 234],
  [440, 144],
  [550, 0],
]
const weak: Point[] = [
  [0, 40],
  [20, 32],
  [40, 24],
  [60, 16.8],
  [80, 8.8],
  [100, 0],
]

describe('CurveColumn', () => {
  it('finds the variants whose curve reaches a point, like the formula', ({ expect }) => {
    const column = new CurveColumn([strong, weak], Uint16Array.of(1, 0, 2, 1))
    for (const flow of [1, 55, 99.5, 100, 101, 300, 359, 549, 550, 551]) {
      for (const pressure of [0, 0.5, 9, 30, 172, 210, 299, 301]) {
        const bits = column.reaching({ flow, pressure })
        const expected = [strong, null, weak, strong].map(
          (points) => points !== null && meetsOperatingPoint(points, { flow, pressure }),
        )
        expect(
          expected.map((_, at) => hasBit(bits, at)),
          `${flow}@${pressure}`,
        ).toEqual(expected)
      }
    }
  })

  it('is the same after encoding and decoding', ({ expect }) => {
    const column = new CurveColumn([strong, weak], Uint16Array.of(2, 1))
    expect(decodeColumn(encodeColumn(column))).toEqual(column)
  })
})

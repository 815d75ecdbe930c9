import { expect, test } from 'vitest'
import { monotoneBezier, monotoneCurve, type Point } from './monotone-curve.ts'

const falling: Point[] = [
  [0, 300],
  [110, 285],
  [220, 240],
  [330, 150],
  [550, 0],
]

test('curve: goes through its points', () => {
  const curve = monotoneCurve(falling)
  for (const [x, y] of falling) expect(curve(x)).toBeCloseTo(y, 9)
})

test('curve: falls wherever its points fall, and never leaves their range', () => {
  const curve = monotoneCurve(falling)
  const values = Array.from({ length: 1101 }, (_, index) => curve(index / 2))
  for (const [index, value] of values.slice(1).entries())
    expect(value).toBeLessThanOrEqual(values[index] ?? Number.NaN)
})

test('curve: does not swing over a hump', () => {
  const curve = monotoneCurve([
    [0, 92],
    [20, 100],
    [40, 98],
    [100, 0],
  ])
  const values = Array.from({ length: 101 }, (_, x) => curve(x))
  expect(Math.max(...values)).toBe(100)
})

test('curve: keeps the end values outside', () => {
  const curve = monotoneCurve(falling)
  expect(curve(-10)).toBe(300)
  expect(curve(9999)).toBe(0)
})

test('curve: two points are a straight line', () => {
  const line = monotoneCurve([
    [0, 0],
    [10, 5],
  ])
  expect(line(4)).toBeCloseTo(2, 12)
})

test('curve: refuses one point and points that go back', () => {
  expect(() => monotoneCurve([[0, 1]])).toThrow(RangeError)
  expect(() =>
    monotoneCurve([
      [0, 1],
      [0, 2],
    ]),
  ).toThrow(RangeError)
})

test('curve: its Bézier segments are the same curve', () => {
  const curve = monotoneCurve(falling)
  let from: Point = falling[0] ?? [0, 0]
  const segments = monotoneBezier(falling)
  expect(segments).toHaveLength(falling.length - 1)
  for (const segment of segments) {
    const [a = from, b = from, to = from] = segment
    for (let t = 0; t <= 1; t += 0.125) {
      const at = (axis: 0 | 1) =>
        (1 - t) ** 3 * from[axis] +
        3 * (1 - t) ** 2 * t * a[axis] +
        3 * (1 - t) * t ** 2 * b[axis] +
        t ** 3 * to[axis]
      expect(at(1)).toBeCloseTo(curve(at(0)), 9)
    }
    from = to
  }
  expect(from).toEqual(falling.at(-1))
})

import { expect, test } from 'vitest'
import { noiseAt, noiseInputOf, queryOfNoise } from './noise-input.ts'

const at = (query: string) => noiseAt(noiseInputOf(new URLSearchParams(query)))

test('noise: 40 dB(A) of power on a wall are 22.5 dB(A) at 3 m', () => {
  expect(at('basis=power&level=40&place=wall&distance=3')).toBeCloseTo(22.5, 1)
})

test('noise: a pressure at 3 m is 6 dB more at half the distance, 3 dB more for two units', () => {
  expect(at('level=26&from=3&distance=1.5')).toBeCloseTo(32, 1)
  expect(at('level=26&from=3&distance=3&units=2')).toBeCloseTo(29, 1)
})

test('noise: is never below silence', () => {
  expect(at('level=10&from=0.5&distance=100')).toBe(0)
})

test('noise: junk ends in the example, and the example needs no query', () => {
  const input = noiseInputOf(new URLSearchParams('level=&place=moon&units='))
  expect(queryOfNoise(input)).toEqual([])
  expect(queryOfNoise({ ...input, level: 26.5 })).toEqual([['level', '26.5']])
})

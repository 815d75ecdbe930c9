import { expect, it } from 'vitest'
import { nextScale } from './use-zoom.ts'

it('gallery: a picture is never smaller than its stage nor larger than four times it', () => {
  expect(nextScale(1, 1.5)).toBe(1.5)
  expect(nextScale(1, 1 / 1.5)).toBe(1)
  expect(nextScale(3.375, 1.5)).toBe(4)
  expect(nextScale(1.5, 1 / 1.5)).toBe(1)
})

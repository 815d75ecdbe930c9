import { expect, it } from 'vitest'
import { nextScale } from './use-zoom.ts'

it('gallery: a picture is scaled from one to four times its stage', () => {
  expect(nextScale(1, 1.5)).toBe(1.5)
  expect(nextScale(1, 1 / 1.5)).toBe(1)
  expect(nextScale(3.375, 1.5)).toBe(4)
  expect(nextScale(1.5, 1 / 1.5)).toBe(1)
})

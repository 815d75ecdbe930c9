import { expect, it } from 'vitest'
import { withoutData } from './without-data.ts'

it('design §9 data of a page: leaves out objects by identity, not by value', () => {
  const shown = { title: 'A' }
  const page = { list: [shown, { title: 'A' }], shown, deep: { shown, other: 1 } }
  expect(withoutData(page, new Set([shown]))).toStrictEqual({
    list: [{ title: 'A' }],
    deep: { other: 1 },
  })
  expect(withoutData(page, new Set())).toBe(page)
})

import { expect, test } from 'vitest'
import { ticks } from './ticks.ts'

test('ticks: are round and reach over the highest value', () => {
  expect(ticks(550)).toEqual([0, 200, 400, 600])
  expect(ticks(95)).toEqual([0, 20, 40, 60, 80, 100])
  expect(ticks(33)).toEqual([0, 10, 20, 30, 40])
  expect(ticks(1000)).toEqual([0, 200, 400, 600, 800, 1000])
  expect(ticks(1.2)).toEqual([0, 0.25, 0.5, 0.75, 1, 1.25])
})

test('ticks: nothing to show is an axis all the same', () => {
  expect(ticks(0)).toEqual([0, 1])
  expect(ticks(Number.NaN)).toEqual([0, 1])
})
